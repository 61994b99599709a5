import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Ödeme {days} gün içinde yapılır | Lütfen {days} gün içinde ödeyiniz | Ödeme vadesi: {days} gün | {days} gün içinde ödenir | {days} gün vadeli | Ödeme {days} gün içinde yapılmalıdır | Vade: {days} gün',
  payWithinDaysOfInvoice:
    'Ödeme fatura tarihinden itibaren {days} gün içinde yapılır | Fatura tarihinden itibaren {days} gün içinde ödenir | Lütfen fatura tarihinden itibaren {days} gün içinde ödeyiniz | Ödeme fatura tarihinden itibaren {days} gündür',
  payWithinDaysOfReceipt:
    'Ödeme faturanın alınmasından itibaren {days} gün içinde yapılır | Faturanın alınmasından itibaren {days} gün içinde ödenir | Lütfen faturayı aldıktan sonra {days} gün içinde ödeyiniz',
  payWithoutDeduction:
    'Ödeme {days} gün içinde kesintisiz yapılır | {days} gün içinde kesintisiz ödenir | {days} gün net',
  payByDate:
    'Lütfen en geç {date} tarihinde ödeyiniz | Son ödeme tarihi: {date} | Lütfen {date} tarihine kadar ödeyiniz | Ödeme {date} tarihine kadar yapılmalıdır | Lütfen tutarı {date} tarihine kadar havale ediniz | Vade tarihi: {date}',
  payMoneyByDate:
    'Lütfen {money} tutarını {date} tarihine kadar havale ediniz | Lütfen {money} tutarını {date} tarihine kadar ödeyiniz | {money} tutarın son ödeme tarihi {date}',
  payOnReceipt:
    'Ödeme fatura alındığında yapılır | Fatura alındığında ödenir | Fatura tesliminde ödenir | Ödeme fatura tesliminde yapılır',
  payWithoutDeductionNow:
    'Derhâl ve kesintisiz ödenir | Hemen ve kesintisiz ödenir | Derhâl ödenir | Hemen ödenir',
  payInAdvance:
    'Peşin ödeme | Ödeme peşindir | Ön ödeme gereklidir | Ödeme önceden yapılır | Peşin ödenir',
  payOnDelivery: 'Ödeme teslimatta yapılır | Teslimatta ödeme | Kapıda ödeme | Teslimde ödeme',
  payInInstalments: 'Taksitle ödeme mümkündür | Taksitli ödeme mümkündür | Taksit yapılabilir',
  payTransfer:
    'Lütfen banka havalesi ile ödeyiniz | Banka havalesi ile ödeme | Ödeme banka havalesi ile yapılır | Ödeme havale ile yapılır',
  bankTransfer: 'Banka havalesi | Havale | Banka havalesi ile | Havale ile',
  payToAccountBelow:
    'Lütfen tutarı aşağıdaki hesaba havale ediniz | Lütfen tutarı aşağıdaki banka hesabına yatırınız | Lütfen fatura tutarını aşağıdaki hesaba yatırınız | Ödemeyi aşağıdaki hesaba yapınız | Lütfen ödemeyi aşağıdaki hesaba yapınız',
  quoteInvoiceNumber:
    'Lütfen ödemede fatura numarasını belirtiniz | Lütfen fatura numarasını belirtiniz | Lütfen açıklama kısmına fatura numarasını yazınız | Ödeme açıklamasına fatura numarasını yazınız | Lütfen havale açıklamasında fatura numarasını belirtiniz',
  quoteReference:
    'Lütfen ödeme açıklamasına {id} yazınız | Ödeme referansı: {id} | Ödeme açıklaması: {id} | Lütfen {id} referansını belirtiniz',
  payByCard: 'Kredi kartı ile ödeme | Kartla ödeme | Kredi kartıyla ödeme',
  creditCard: 'Kredi kartı | Kredi kartı ile | Kredi kartıyla',
  payCash: 'Nakit ödeme | Ödeme nakit yapılır',
  cash: 'Nakit | Nakit olarak | Nakden',
  payByCheck: 'Çekle ödeme | Çek ile ödeme',
  check: 'Çek | Çekle | Çek ile',
  payByDirectDebit:
    'Tutar otomatik ödeme talimatı ile tahsil edilecektir | Tutar hesabınızdan tahsil edilecektir | Tutar hesabınızdan çekilecektir',
  directDebit: 'Otomatik ödeme talimatı | Otomatik ödeme | Otomatik ödeme ile',
  payOnline: 'Online ödeme | Çevrim içi ödeme | Online ödeme yapabilirsiniz | İnternetten ödeme',
  paidWithThanks:
    'Ödeme alınmıştır, teşekkür ederiz | Ödendi, teşekkür ederiz | Ödemeniz alınmıştır, teşekkür ederiz | Tutar teşekkürle alınmıştır',
  alreadyPaid:
    'Ödendi | Ödenmiştir | Bu fatura ödenmiştir | Fatura ödenmiştir | Tamamı ödenmiştir | Bedeli tahsil edilmiştir',
  paidOnDate:
    'Ödeme tarihi: {date} | {date} tarihinde ödendi | {date} tarihinde ödenmiştir | Ödeme alındı: {date}',
  noPaymentNeeded:
    'Ödeme gerekmez | Ödeme yapılması gerekmez | Ödenecek tutar yoktur | Ödeme gerekmemektedir',
  openAmount:
    'Kalan borç tutarı: {money} | Ödenmemiş tutar: {money} | Açık bakiye: {money} | Kalan tutar: {money}',
  depositReceived:
    'Alınan avans: {money} | {money} avans alınmıştır | {money} tutarında avans alınmıştır | Alınan ön ödeme: {money} | {money} kapora alınmıştır',
  depositOnOrder:
    'Siparişte {percent} avans | Siparişle birlikte {percent} avans | Siparişte {percent} peşin | Siparişte {percent}',
  depositRequired:
    '{percent} avans gereklidir | {percent} ön ödeme gereklidir | {percent} avans | {percent} peşin | {percent} kapora gereklidir',
  depositBeforeWork:
    'İşe başlamadan önce {percent} avans gereklidir | İşe başlamadan önce {percent} avans | İşe başlamadan önce {percent} ön ödeme alınır | İşe başlamadan önce {percent}',
  restOnDelivery:
    'Teslimatta {percent} | Teslimde {percent} | Kalan {percent} teslimatta ödenir | Bakiye {percent} teslimatta',
  restOnCompletion:
    'İş bitiminde {percent} | Tamamlandığında {percent} | Kalan {percent} iş bitiminde ödenir | Bakiye {percent} iş bitiminde',
  balanceOnCompletion:
    'Bakiye iş bitiminde ödenir | Kalan tutar iş bitiminde ödenir | Kalan tutar tamamlandığında ödenir | Bakiye iş bitiminde',
  balanceOnDelivery:
    'Bakiye teslimatta ödenir | Kalan tutar teslimatta ödenir | Kalan tutar teslimde ödenir | Bakiye teslimatta',
  earlyPaymentDiscount:
    '{days} gün içinde ödemede {percent} iskonto | {days} gün içinde ödemede {percent} indirim | {days} gün içinde ödeme yapılırsa {percent} indirim | {days} gün içinde ödemeye {percent} iskonto',
  noEarlyPaymentDiscount:
    'Erken ödeme iskontosu yoktur | Erken ödeme indirimi uygulanmaz | Peşin ödeme iskontosu yoktur',
  bankChargesBySender:
    'Banka masrafları ödeyene aittir | Banka masrafları müşteriye aittir | Tüm banka masrafları müşteriye aittir | Havale masrafları gönderene aittir',
  accountHolder: 'Hesap sahibi: {name} | Hesap adı: {name} | Hesap sahibinin adı: {name}',
  accountNumber: 'Hesap no: {id} | Hesap numarası: {id} | Hesap: {id}',
  bankName: 'Banka: {name} | Banka adı: {name} | Bankanın adı: {name}',
  bankDetailsChanged:
    'Lütfen yeni banka bilgilerimizi dikkate alınız | Banka bilgilerimiz değişmiştir | Lütfen banka bilgilerimizin değiştiğini dikkate alınız',
  bankDetails: 'Banka bilgileri | Banka bilgilerimiz | Ödeme bilgileri | Banka hesap bilgileri',
  bankDetailsBelow:
    'Banka bilgilerimiz aşağıdadır | Banka bilgilerimizi aşağıda bulabilirsiniz | Banka hesap bilgilerimiz aşağıda yer almaktadır',

  lateInterest:
    'Geç ödemelere yıllık {percent} faiz uygulanır | Geciken ödemelere yıllık {percent} faiz uygulanır | Gecikme faizi yıllık {percent} | Vadesi geçen tutarlara yıllık {percent} faiz uygulanır',
  lateInterestPerMonth:
    'Geç ödemelere aylık {percent} faiz uygulanır | Geciken ödemelere aylık {percent} faiz uygulanır | Gecikme faizi aylık {percent} | Vadesi geçen ödemelere aylık {percent} vade farkı uygulanır | Aylık {percent} vade farkı uygulanır',
  lateFee:
    'Gecikme bedeli: {money} | {money} gecikme bedeli uygulanır | {money} gecikme ücreti alınır | {money} ihtar ücreti alınır',
  statutoryInterest:
    'Geç ödemelere yasal faiz uygulanır | Geciken ödemelere yasal gecikme faizi uygulanır | Gecikme hâlinde yasal faiz uygulanır | Geç ödemelere yasal faiz uygulama hakkımız saklıdır',
  recoveryCosts:
    'Geç ödeme hâlinde tahsilat giderleri için {money} sabit tazminat alınır | Geç ödemede tahsilat masrafı tazminatı: {money} | Ödeme gecikirse tahsilat giderleri için {money} tahsil edilir',
  workStopsOnLatePayment:
    'Ödeme gecikirse çalışmalar durdurulabilir | Ödemenin gecikmesi hâlinde çalışmalar durdurulabilir | Ödeme gecikirse iş durdurulabilir',
  paymentReminder: 'Ödeme hatırlatması | Hatırlatma | Ödeme hatırlatma yazısı',
  ignoreIfPaid:
    'Ödemeyi yaptıysanız lütfen bu hatırlatmayı dikkate almayınız | Ödeme yaptıysanız bu hatırlatmayı dikkate almayınız | Ödemenizi yaptıysanız lütfen bu yazıyı dikkate almayınız',
  ownershipUntilPaid:
    'Bedelin tamamı ödenene kadar malların mülkiyeti bize aittir | Mallar, bedelin tamamı ödenene kadar bizim mülkiyetimizdedir | Tam ödeme yapılana kadar mülkiyet bize aittir | Mülkiyet tam ödeme ile geçer',
  rightsAfterPayment:
    'Kullanım hakları tam ödeme ile devredilir | Kullanım hakları bedelin tamamı ödendiğinde devredilir | Tüm haklar tam ödeme ile devredilir',
}
