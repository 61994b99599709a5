import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Teslimat {days} gün içinde | Teslim süresi: {days} gün | Teslimat süresi: {days} gün | {days} gün içinde teslimat',
  deliveryWithinWorkingDays:
    'Teslimat {days} iş günü içinde | Teslim süresi: {days} iş günü | Teslimat süresi: {days} iş günü | {days} iş günü içinde teslimat',
  deliveryWithinWeeks:
    'Teslimat {number} hafta içinde | Teslim süresi: {number} hafta | Teslimat süresi: {number} hafta | {number} hafta içinde teslimat',
  deliverByDate:
    'En geç teslim tarihi: {date} | Teslimat {date} tarihine kadar | Lütfen {date} tarihine kadar teslim ediniz | {date} tarihine kadar teslim edilecektir',
  deliveredOnDate:
    'Teslim tarihi: {date} | {date} tarihinde teslim edildi | Teslimat tarihi: {date} | {date} tarihinde teslim edilmiştir',
  serviceDate:
    'Hizmet tarihi: {date} | {date} tarihinde verilen hizmet | Hizmetin verildiği tarih: {date}',
  servicePeriod:
    'Hizmet dönemi: {date} – {date} | Hizmet süresi: {date} – {date} | {date} ile {date} arasında verilen hizmetler | Hizmet dönemi {date} ile {date} arası',
  servicePeriodMonth: 'Hizmet dönemi: {month} | Dönem: {month} | Fatura dönemi: {month}',
  billingPeriod:
    'Fatura dönemi: {date} – {date} | Dönem: {date} – {date} | Faturalama dönemi: {date} – {date}',
  datesMatchInvoice:
    'Hizmet tarihi fatura tarihidir | Teslim tarihi fatura tarihidir | Hizmet tarihi fatura tarihi ile aynıdır | Teslim tarihi fatura tarihi ile aynıdır',
  freeDelivery:
    'Ücretsiz kargo | Ücretsiz teslimat | Teslimat ücretsizdir | Kargo ücretsizdir | Kargo bedava',
  plusShipping:
    'Kargo ücreti hariçtir | Kargo hariç | Artı kargo ücreti | Nakliye hariçtir | Kargo ücreti dâhil değildir',
  partialDelivery: 'Kısmi teslimat | Kısmi teslimat mümkündür | Parçalı teslimat',
  pickUp:
    'Müşteri tarafından teslim alınacaktır | Müşteri teslim alır | Elden teslim alma | Depodan teslim',
  deliveryByCourier: 'Kurye ile teslimat | Kurye ile gönderim | Kurye ile',
  deliveryByMail: 'Posta ile teslimat | Posta ile gönderim | Posta ile | Postayla',
  deliveryByEmail:
    'E-posta ile teslimat | E-posta ile gönderim | E-posta ile | E-posta ile gönderilmiştir',
  deliveryToAddress:
    'Lütfen yukarıdaki adrese teslim ediniz | Yukarıdaki adrese teslimat | Teslimat yukarıdaki adrese yapılacaktır',
  callBeforeDelivery:
    'Lütfen teslimattan önce arayınız | Teslimattan önce arayınız | Teslimattan önce lütfen telefon ediniz',
  deliverToReception:
    'Lütfen resepsiyona teslim ediniz | Resepsiyona teslim | Danışmaya teslim ediniz',
  handleWithCare:
    'Dikkat, kırılır | Kırılır | Kırılacak eşya | Lütfen dikkatli taşıyınız | Kırılabilir, dikkatli taşıyınız',
  checkGoods:
    'Lütfen malları teslim alırken kontrol ediniz | Lütfen ürünleri teslim alırken kontrol ediniz | Teslim alırken ürünleri kontrol ediniz',
  reportDefects:
    'Ayıplar {days} gün içinde bildirilmelidir | Lütfen kusurları {days} gün içinde bildiriniz | Kusurlar {days} gün içinde bildirilmelidir',
  receivedInGoodOrder:
    'Mallar eksiksiz ve hasarsız teslim alınmıştır | Eksiksiz ve sağlam teslim alınmıştır | Sağlam teslim aldım | Ürünler sağlam teslim alınmıştır',
  confirmOrder:
    'Lütfen bu siparişi onaylayınız | Lütfen siparişi onaylayınız | Lütfen siparişin alındığını teyit ediniz | Lütfen bize sipariş onayı gönderiniz',
  quoteOrderNumber:
    'Lütfen faturada sipariş numarasını belirtiniz | Lütfen tüm belgelerde sipariş numaramızı belirtiniz | Faturaya sipariş numarasını yazınız | Lütfen faturanıza sipariş numarasını yazınız',
  orderAsOffered:
    'Aşağıdaki ürünleri sipariş ediyoruz | Siparişimiz aşağıdadır | Aşağıdakileri sipariş ediyoruz | Lütfen aşağıdaki ürünleri temin ediniz',

  orderReference:
    'Sipariş {id} | Sipariş no: {id} | Sipariş numarası: {id} | Satın alma siparişi {id}',
  yourOrder:
    "Siparişiniz {id} | {id} numaralı siparişiniz | Sipariş numaranız: {id} | Sipariş no'nuz: {id}",
  orderOfDate: 'Sipariş tarihi: {date} | {date} tarihli sipariş',
  yourOrderOfDate: '{date} tarihli siparişiniz | Sipariş tarihiniz: {date}',
  invoiceReference: 'Fatura {id} | Fatura no: {id} | Fatura numarası: {id} | {id} numaralı fatura',
  invoiceOfDate:
    'Fatura {id}, tarih: {date} | {date} tarihli {id} numaralı fatura | {id} numaralı {date} tarihli fatura | Fatura no {id} tarihi {date}',
  quoteNumber: 'Teklif {id} | Teklif no: {id} | {id} numaralı teklif | Fiyat teklifi {id}',
  ourQuote: 'Teklifimiz {id} | {id} numaralı teklifimiz | Teklifimiz no: {id}',
  yourQuote: 'Teklifiniz {id} | {id} numaralı teklifiniz | Teklifiniz no: {id}',
  contractReference:
    'Sözleşme {id} | Sözleşme no: {id} | {id} numaralı sözleşme | {id} numaralı sözleşme uyarınca',
  projectReference: 'Proje: {name} | {name} projesi | Proje adı: {name}',
  customerNumber: 'Müşteri no: {id} | Müşteri numarası: {id} | Müşteri numaranız: {id}',
  asDiscussedWith:
    '{name} ile görüşüldüğü üzere | {name} ile anlaşıldığı gibi | {name} ile kararlaştırıldığı gibi',
  contactPerson:
    'İlgili kişi: {name} | İrtibat: {name} | İletişim: {name} | Yetkili kişi: {name} | İrtibat kişisi: {name}',
  attention: 'Dikkatine: {name} | {name} dikkatine',

  thanks: 'Teşekkür ederiz | Teşekkürler | Çok teşekkür ederiz | Teşekkür ederim | Çok teşekkürler',
  thanksBusiness:
    'Bizi tercih ettiğiniz için teşekkür ederiz | İş birliğiniz ve tercihiniz için teşekkür ederiz | Bizi tercih ettiğiniz için teşekkürler',
  thanksOrder:
    'Siparişiniz için teşekkür ederiz | Siparişiniz için teşekkürler | Siparişiniz için çok teşekkür ederiz',
  thanksTrust:
    'Güveniniz için teşekkür ederiz | Bize güvendiğiniz için teşekkür ederiz | Güveniniz için teşekkürler',
  thanksInquiry:
    'Talebiniz için teşekkür ederiz | İlginiz için teşekkür ederiz | Başvurunuz için teşekkür ederiz',
  thanksCooperation:
    'İş birliğiniz için teşekkür ederiz | İşbirliğiniz için teşekkür ederiz | Sizinle çalışmak bir zevkti | Güzel iş birliğiniz için teşekkür ederiz',
  thanksPayment:
    'Ödemeniz için teşekkür ederiz | Zamanında ödemeniz için teşekkür ederiz | Ödemeniz için teşekkürler',
  thanksVisit: 'Ziyaretiniz için teşekkür ederiz | Bizi ziyaret ettiğiniz için teşekkür ederiz',
  thanksUnderstanding: 'Anlayışınız için teşekkür ederiz | Anlayışınız için teşekkürler',
  lookForwardWork:
    'Sizinle çalışmayı dört gözle bekliyoruz | Sizinle çalışmaktan mutluluk duyacağız | Sizinle çalışmak için sabırsızlanıyoruz',
  lookForwardOrder:
    'Siparişinizi bekliyoruz | Siparişinizi bekliyorum | Siparişinizi almaktan memnuniyet duyarız',
  lookForwardReply:
    'Yanıtınızı bekliyoruz | Cevabınızı bekliyoruz | Sizden haber bekliyoruz | Yanıtınızı bekliyorum | Dönüşünüzü bekliyoruz',
  questionsContact:
    'Sorularınız için lütfen bizimle iletişime geçiniz | Sorularınız olursa lütfen bizimle iletişime geçiniz | Sorularınız için bize ulaşabilirsiniz | Herhangi bir sorunuz olursa bize ulaşabilirsiniz | Sorularınız varsa lütfen bizimle iletişime geçin | Bu fatura hakkında sorularınız için bizimle iletişime geçiniz',
  questionsContactAt:
    'Sorularınız için: {id} | Sorularınız için iletişim: {id} | Sorularınız için bize ulaşın: {id} | Sorularınız için lütfen iletişime geçiniz: {id}',
  bestRegards: 'Saygılarımızla | Saygılarımla | Saygılar | En iyi dileklerimizle | Selamlar',
  dearSirOrMadam: 'Sayın Yetkili | Sayın İlgili | İlgili makama | İlgililerin dikkatine',
  dearCustomer: 'Değerli Müşterimiz | Sayın Müşterimiz | Değerli müşteri',
  dearName: 'Sayın {name} | Merhaba {name} | Değerli {name}',
  hello: 'Merhaba | Merhabalar | İyi günler | Günaydın',
  invoiceForServices:
    'Verdiğimiz hizmetlerin dökümü aşağıdadır | Aşağıdaki hizmetleri faturalandırıyoruz | Verilen hizmetlere ait faturamız aşağıdadır | Verilen hizmetler için | Hizmetlerimize ilişkin faturamız aşağıdadır',
  offerAsFollows:
    'Size aşağıdaki teklifi sunmaktan memnuniyet duyarız | Teklifimizi aşağıda bilgilerinize sunarız | Talebiniz üzerine teklifimiz aşağıdadır | Teklifimiz aşağıdaki gibidir',
  happyHolidays: 'Mutlu bayramlar | İyi bayramlar | İyi tatiller | Bayramınızı kutlarız',
  happyNewYear: 'Mutlu yıllar | Yeni yılınız kutlu olsun | Yeni yılınızı kutlarız',

  quoteValidUntil:
    'Teklif geçerlilik tarihi: {date} | Bu teklif {date} tarihine kadar geçerlidir | Teklif {date} tarihine kadar geçerlidir | Teklifimiz {date} tarihine kadar geçerlidir',
  validUntil:
    'Geçerlilik tarihi: {date} | {date} tarihine kadar geçerlidir | {date} tarihine kadar geçerli | Son geçerlilik tarihi: {date}',
  quoteValidForDays:
    'Bu teklif {days} gün geçerlidir | Teklif {days} gün geçerlidir | Teklifimiz {days} gün geçerlidir | Teklif geçerlilik süresi: {days} gün',
  validForDays: '{days} gün geçerlidir | {days} gün geçerli | Geçerlilik süresi: {days} gün',
  nonBinding:
    'Bu teklif bağlayıcı değildir | Bağlayıcı olmayan teklif | Teklif bağlayıcı değildir | Teklif değişiklik gösterebilir',
  acceptBySigning:
    'Onay için lütfen teklifi imzalayıp geri gönderiniz | Lütfen teklifi imzalayarak geri gönderiniz | Kabul için lütfen imzalayıp geri gönderiniz | Lütfen imzalayıp geri gönderiniz | Teklifi kabul etmek için imzalayıp geri gönderiniz',
  goodForAgreement:
    'Okudum, onaylıyorum | Okundu ve onaylandı | Kabul edilmiştir | Okudum ve kabul ediyorum',
  orderConfirmed:
    'Sipariş onayı | Siparişiniz onaylandı | Siparişinizi onaylıyoruz | Siparişiniz onaylanmıştır',
  startAfterApproval:
    'Çalışmalar onaydan sonra başlar | İşe onaydan sonra başlanır | Çalışmalar teklif onayından sonra başlar',
  startAfterDeposit:
    'Çalışmalar avans alındıktan sonra başlar | İşe avansın alınmasından sonra başlanır | Avans alındığında işe başlanır',
  startOnDate:
    'Başlangıç tarihi: {date} | Çalışmalar {date} tarihinde başlar | İşe başlama tarihi: {date} | Proje başlangıcı: {date}',
  completionByDate:
    'Tamamlanma tarihi: {date} | {date} tarihine kadar tamamlanacaktır | Bitiş tarihi: {date} | En geç {date} tarihinde tamamlanır',
  pricesExcludeTax:
    'Fiyatlara KDV dâhil değildir | Tüm fiyatlara KDV dâhil değildir | Fiyatlarımıza KDV dâhil değildir | Fiyatlara vergi dâhil değildir | Tüm fiyatlar KDV hariçtir | Fiyatlar KDV hariçtir | Tüm fiyatlar nettir',
  plusTax: 'KDV hariç | Artı KDV | Vergi hariç | KDV dâhil değildir',
  pricesIncludeTax:
    'Fiyatlara KDV dâhildir | Tüm fiyatlara KDV dâhildir | Fiyatlarımıza KDV dâhildir | Fiyatlara vergi dâhildir | Tüm fiyatlar KDV dâhildir',
  includingTax: 'KDV dâhil | Vergi dâhil | KDV dâhildir',
  pricesInCurrency:
    'Tüm fiyatlar {id} cinsindendir | Fiyatlar {id} cinsindendir | Tüm tutarlar {id} cinsindendir | Fiyatlar {id}',
  revisionsIncluded:
    '{number} revizyon turu dâhildir | {number} revizyon dâhildir | {number} revizyon turu ücrete dâhil | {number} revizyon hakkı dâhildir | {number} düzeltme turu dâhildir',
  changesCharged:
    'Ek değişiklikler ayrıca faturalandırılır | Ek işler ayrıca faturalandırılır | Ek değişiklikler ayrıca ücretlendirilir | Ek işler ayrıca ücretlendirilir | Değişiklikler saat ücreti üzerinden ücretlendirilir',
  billedByTime:
    'Harcanan süreye göre faturalandırılır | Faturalandırma harcanan süreye göre yapılır | Fiilî çalışma süresine göre faturalandırılır | Çalışılan saate göre faturalandırılır',
  travelExtra:
    'Seyahat giderleri ayrıca faturalandırılır | Yol masrafları ayrıca faturalandırılır | Yol masrafları hariçtir | Seyahat giderleri dâhil değildir | Artı yol masrafları',
  ourTermsApply:
    'Genel şartlarımız geçerlidir | Genel işlem koşullarımız geçerlidir | Genel satış koşullarımız geçerlidir | Genel hüküm ve koşullarımız geçerlidir',
  cancellationTerms:
    'Tarihten {days} gün öncesine kadar iptal ücretsizdir | {days} gün öncesine kadar ücretsiz iptal | {days} gün öncesine kadar iptal ücretsizdir',
  cancellationFee:
    'İptal bedeli: {percent} | {percent} iptal bedeli uygulanır | İptal ücreti: {percent} | {percent} iptal ücreti alınır',
  depositNotRefundable:
    'Avans iade edilmez | Kapora iade edilmez | Ön ödemeler iade edilmez | Avanslar iade edilmez',
  warrantyMonths:
    'Garanti: {number} ay | Garanti süresi: {number} ay | {number} ay garanti | {number} ay garantili',
  warrantyYears:
    'Garanti: {number} yıl | Garanti süresi: {number} yıl | {number} yıl garanti | {number} yıl garantili',
  placeOfJurisdiction:
    'Yetkili mahkeme: {name} | Yetkili yer: {name} | {name} mahkemeleri yetkilidir',
  errorsExcepted:
    'Hata ve unutma hâlleri saklıdır | Hata ve eksiklik hakkı saklıdır | Hata ve noksanlar saklıdır',
  validWithoutSignature:
    'Bu belge imzasız geçerlidir | Bu belge elektronik ortamda oluşturulmuştur ve imzasız geçerlidir | Bu fatura imzasız geçerlidir | İmzasız geçerlidir | Bu belge bilgisayar ortamında düzenlenmiştir, imza gerekmez',
  confidential: 'Gizlidir | Gizli | Bu teklif gizlidir | Çok gizli',
  keepForRecords:
    'Lütfen bu belgeyi saklayınız | Lütfen bu faturayı kayıtlarınız için saklayınız | Lütfen bu belgeyi kayıtlarınız için saklayınız',

  returnedGoods: 'İade edilen mallar | Mal iadesi | Ürün iadesi | İade | İade edilen ürünler',
  damagedGoods:
    'Hasarlı mal | Hasarlı ürün | Nakliye hasarı | Ürün hasarlı geldi | Taşıma hasarı | Hasarlı ürünler',
  defectiveGoods:
    'Kusurlu mal | Ayıplı mal | Kusurlu ürün | Arızalı ürün | Ayıplı ürün | Defolu ürün',
  wrongGoods:
    'Yanlış ürün teslim edildi | Yanlış mal teslim edildi | Yanlış teslimat | Yanlış ürün gönderildi',
  missingGoods:
    'Eksik ürün | Eksik teslimat | Eksik ürünler | Teslim edilmeyen mallar | Ürün teslim edilmedi',
  priceCorrection: 'Fiyat düzeltmesi | Fiyat farkı | Hatalı fiyat | Yanlış fiyat',
  quantityCorrection: 'Miktar düzeltmesi | Hatalı miktar | Yanlış miktar',
  taxCorrection: 'Vergi düzeltmesi | KDV düzeltmesi | Hatalı vergi oranı | Yanlış vergi oranı',
  duplicateInvoice:
    'Mükerrer fatura | Çift fatura | İki kez faturalandırma | Fatura iki kez kesildi',
  invoiceCancelled: 'Fatura iptali | Faturanın iptali | Fatura iptal edildi | İptal edilen fatura',
  cancelsInvoice:
    'Fatura iptali: {id} | {id} numaralı faturanın iptali | Bu alacak dekontu {id} numaralı faturayı iptal eder',
  creditForInvoice:
    'Fatura için alacak dekontu: {id} | {id} numaralı fatura için alacak dekontu | {id} numaralı faturanın düzeltilmesi | Bu alacak dekontu {id} numaralı faturaya aittir',
  orderCancelled: 'Sipariş iptali | Siparişin iptali | Sipariş iptal edildi | İptal edilen sipariş',
  subsequentDiscount: 'Sonradan yapılan indirim | Sonradan tanınan iskonto | Geriye dönük indirim',
  goodwill:
    'İyi niyet indirimi | İyi niyet göstergesi olarak | İyi niyet jesti | İyi niyet alacağı',
  overpayment: 'Fazla ödeme | Fazla ödemenin iadesi | Fazla ödeme iadesi',
  serviceNotRendered:
    'Hizmet verilmedi | Verilmeyen hizmet | Verilmeyen hizmetler | Hizmet sunulmadı',
  lateDelivery: 'Geç teslimat | Geciken teslimat | Teslimat gecikmesi',
  refundByTransfer:
    'Banka havalesi ile iade | Tutar banka havalesi ile iade edilecektir | Banka hesabınıza iade | Tutar hesabınıza iade edilecektir',
  refundWithinDays:
    'Tutar {days} gün içinde iade edilecektir | {days} gün içinde iade | Tutar {days} gün içinde iade edilir',
  refundByOriginalMethod:
    'Ödeme yapılan yönteme iade | Tutar aynı ödeme yöntemiyle iade edilecektir | Aynı ödeme yöntemiyle iade',
  setOffNextInvoice:
    'Tutar bir sonraki faturadan düşülecektir | Tutar sonraki faturaya mahsup edilecektir | Bir sonraki faturadan mahsup edilecektir | Alacak sonraki faturanızdan düşülecektir',
  sorryForInconvenience:
    'Rahatsızlıktan dolayı özür dileriz | Verdiğimiz rahatsızlıktan dolayı özür dileriz | Yaşanan aksaklık için özür dileriz | Sorun için özür dileriz',
}
