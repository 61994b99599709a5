import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Dostawa w ciągu {days} dni | Czas dostawy: {days} dni | Termin dostawy: {days} dni | Dostawa w terminie {days} dni',
  deliveryWithinWorkingDays:
    'Dostawa w ciągu {days} dni roboczych | Czas dostawy: {days} dni roboczych | Termin dostawy: {days} dni roboczych | Dostawa w terminie {days} dni roboczych',
  deliveryWithinWeeks:
    'Dostawa w ciągu {number} tygodni | Czas dostawy: {number} tygodni | Termin dostawy: {number} tygodni | Termin dostawy: {number} tygodnie',
  deliverByDate:
    'Dostawa do {date} | Prosimy o dostawę do {date} | Dostawa do dnia {date} | Prosimy o dostawę do dnia {date} | Termin dostawy: {date}',
  deliveredOnDate:
    'Data dostawy: {date} | Dostarczono {date} | Dostarczono dnia {date} | Data dokonania dostawy: {date}',
  serviceDate:
    'Data wykonania usługi: {date} | Data sprzedaży: {date} | Usługę wykonano {date} | Data świadczenia usługi: {date} | Usługę wykonano dnia {date}',
  servicePeriod:
    'Okres świadczenia usług: od {date} do {date} | Okres świadczenia usług: {date} - {date} | Usługi wykonane od {date} do {date} | Okres świadczenia usługi: {date} - {date} | Okres wykonania usługi: od {date} do {date}',
  servicePeriodMonth:
    'Okres świadczenia usług: {month} | Okres: {month} | Okres rozliczeniowy: {month} | Okres świadczenia usługi: {month} | Za okres: {month}',
  billingPeriod:
    'Okres rozliczeniowy: od {date} do {date} | Okres: od {date} do {date} | Okres rozliczeniowy: {date} - {date} | Okres: {date} - {date} | Za okres od {date} do {date}',
  datesMatchInvoice:
    'Data wykonania usługi jest zgodna z datą wystawienia faktury | Data sprzedaży jest zgodna z datą wystawienia faktury | Data dostawy jest zgodna z datą wystawienia faktury | Data wykonania usługi to data wystawienia faktury',
  freeDelivery:
    'Dostawa gratis | Bezpłatna dostawa | Darmowa dostawa | Darmowa wysyłka | Dostawa bezpłatna | Bezpłatna wysyłka',
  plusShipping:
    'Plus koszty wysyłki | Plus koszty dostawy | Koszty wysyłki nie są wliczone | Koszt dostawy dodatkowo | Bez kosztów wysyłki',
  partialDelivery: 'Dostawa częściowa | Możliwe dostawy częściowe | Częściowa dostawa',
  pickUp: 'Odbiór własny | Odbiór osobisty | Odbiór przez klienta',
  deliveryByCourier: 'Dostawa kurierem | Wysyłka kurierem | Przesyłka kurierska | Kurierem',
  deliveryByMail: 'Dostawa pocztą | Wysyłka pocztą | Pocztą',
  deliveryByEmail:
    'Dostawa e-mailem | Wysyłka e-mailem | E-mailem | Pocztą elektroniczną | Dostawa pocztą elektroniczną | Wysłano e-mailem',
  deliveryToAddress:
    'Prosimy o dostawę na powyższy adres | Dostawa na powyższy adres | Prosimy dostarczyć na powyższy adres',
  callBeforeDelivery:
    'Prosimy o telefon przed dostawą | Prosimy o kontakt telefoniczny przed dostawą | Prosimy zadzwonić przed dostawą',
  deliverToReception:
    'Prosimy dostarczyć do recepcji | Dostawa do recepcji | Dostarczyć do recepcji | Prosimy zostawić w recepcji',
  handleWithCare:
    'Ostrożnie | Uwaga, szkło | Delikatne, ostrożnie | Obchodzić się ostrożnie | Towar delikatny',
  checkGoods:
    'Prosimy sprawdzić towar przy odbiorze | Prosimy o sprawdzenie towaru przy odbiorze | Prosimy sprawdzić towar przy dostawie',
  reportDefects:
    'Wady należy zgłosić w ciągu {days} dni | Prosimy zgłosić wady w ciągu {days} dni | Reklamacje należy zgłaszać w ciągu {days} dni | Prosimy o zgłoszenie wad w terminie {days} dni',
  receivedInGoodOrder:
    'Towar odebrano bez zastrzeżeń | Odebrano bez zastrzeżeń | Towar otrzymano kompletny i nieuszkodzony | Towar otrzymano w dobrym stanie',
  confirmOrder:
    'Prosimy o potwierdzenie zamówienia | Prosimy potwierdzić zamówienie | Prosimy o potwierdzenie otrzymania zamówienia | Prosimy o przesłanie potwierdzenia zamówienia',
  quoteOrderNumber:
    'Prosimy o podanie numeru zamówienia na fakturze | Prosimy podać numer zamówienia na fakturze | Na fakturze prosimy podać numer zamówienia | Prosimy podawać nasz numer zamówienia na wszystkich dokumentach | Prosimy o podawanie numeru zamówienia na wszystkich dokumentach',
  orderAsOffered:
    'Niniejszym zamawiamy | Zamawiamy | Prosimy o dostawę następujących pozycji | Składamy zamówienie | Prosimy o dostarczenie',

  orderReference:
    'Zamówienie {id} | Zamówienie nr {id} | Nr zamówienia: {id} | Numer zamówienia: {id}',
  yourOrder: 'Państwa zamówienie {id} | Państwa zamówienie nr {id}',
  orderOfDate: 'Zamówienie z dnia {date} | Zamówienie z {date}',
  yourOrderOfDate: 'Państwa zamówienie z dnia {date} | Państwa zamówienie z {date}',
  invoiceReference:
    'Faktura {id} | Faktura nr {id} | Nr faktury: {id} | Numer faktury: {id} | Faktura numer {id}',
  invoiceOfDate:
    'Faktura {id} z dnia {date} | Faktura nr {id} z dnia {date} | Faktura nr {id} z {date} | Faktura {id} z {date}',
  quoteNumber: 'Oferta {id} | Oferta nr {id} | Nr oferty: {id} | Numer oferty: {id}',
  ourQuote: 'Nasza oferta {id} | Nasza oferta nr {id}',
  yourQuote: 'Państwa oferta {id} | Państwa oferta nr {id}',
  contractReference: 'Umowa {id} | Umowa nr {id} | Zgodnie z umową {id} | Zgodnie z umową nr {id}',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber: 'Nr klienta: {id} | Numer klienta: {id} | Państwa numer klienta: {id}',
  asDiscussedWith: 'Uzgodniono z: {name} | Zgodnie z ustaleniami z: {name} | Ustalono z: {name}',
  contactPerson:
    'Osoba kontaktowa: {name} | Osoba do kontaktu: {name} | Kontakt: {name} | Opiekun: {name}',
  attention: 'Do rąk: {name} | Do rąk własnych: {name} | Do wiadomości: {name}',

  thanks: 'Dziękujemy | Dziękuję | Serdecznie dziękujemy | Bardzo dziękujemy',
  thanksBusiness:
    'Dziękujemy za współpracę i zlecenie | Dziękujemy za zlecenie | Dziękujemy za skorzystanie z naszych usług | Dziękuję za zlecenie',
  thanksOrder:
    'Dziękujemy za zamówienie | Dziękujemy za złożenie zamówienia | Dziękuję za zamówienie | Dziękujemy za Państwa zamówienie',
  thanksTrust: 'Dziękujemy za zaufanie | Dziękujemy za okazane zaufanie | Dziękuję za zaufanie',
  thanksInquiry:
    'Dziękujemy za zapytanie | Dziękujemy za przesłane zapytanie | Dziękujemy za Państwa zapytanie',
  thanksCooperation:
    'Dziękujemy za współpracę | Dziękujemy za dobrą współpracę | Dziękuję za współpracę | Dziękujemy za owocną współpracę',
  thanksPayment:
    'Dziękujemy za płatność | Dziękujemy za terminową płatność | Dziękujemy za terminową wpłatę | Dziękujemy za wpłatę',
  thanksVisit: 'Dziękujemy za wizytę | Dziękujemy za odwiedziny',
  thanksUnderstanding: 'Dziękujemy za zrozumienie | Dziękujemy za wyrozumiałość',
  lookForwardWork:
    'Cieszymy się na współpracę z Państwem | Liczymy na owocną współpracę | Cieszymy się na współpracę | Liczymy na współpracę',
  lookForwardOrder:
    'Czekamy na Państwa zamówienie | Liczymy na Państwa zamówienie | Zachęcamy do złożenia zamówienia',
  lookForwardReply:
    'Czekamy na Państwa odpowiedź | Oczekujemy na Państwa odpowiedź | Czekam na odpowiedź | Czekamy na odpowiedź',
  questionsContact:
    'W razie pytań prosimy o kontakt | W przypadku pytań prosimy o kontakt | W razie jakichkolwiek pytań prosimy o kontakt | W razie pytań jesteśmy do dyspozycji | W przypadku jakichkolwiek pytań prosimy o kontakt | Pytania? Prosimy o kontakt',
  questionsContactAt:
    'W razie pytań prosimy o kontakt: {id} | W przypadku pytań prosimy o kontakt: {id} | W razie pytań prosimy o kontakt pod adresem {id} | Pytania? {id}',
  bestRegards:
    'Z poważaniem | Pozdrawiamy | Pozdrawiam | Z wyrazami szacunku | Z pozdrowieniami | Łączymy pozdrowienia',
  dearSirOrMadam: 'Szanowni Państwo | Szanowna Pani, Szanowny Panie',
  dearCustomer: 'Szanowny Kliencie | Szanowni Klienci | Drogi Kliencie',
  dearName: 'Dzień dobry, {name} | Witaj {name} | Cześć {name}',
  hello: 'Dzień dobry | Witam | Cześć',
  invoiceForServices:
    'Za wykonane usługi wystawiamy następującą fakturę | Fakturujemy następujące usługi | Za wykonane usługi | Niniejszym fakturujemy następujące usługi | Faktura za wykonane usługi',
  offerAsFollows:
    'Przedstawiamy następującą ofertę | Mamy przyjemność przedstawić następującą ofertę | W odpowiedzi na zapytanie przedstawiamy ofertę | Z przyjemnością przedstawiamy naszą ofertę',
  happyHolidays: 'Wesołych Świąt | Życzymy Wesołych Świąt | Życzymy spokojnych Świąt',
  happyNewYear: 'Szczęśliwego Nowego Roku | Życzymy szczęśliwego Nowego Roku',

  quoteValidUntil:
    'Oferta ważna do {date} | Niniejsza oferta jest ważna do {date} | Oferta jest ważna do {date} | Oferta ważna do dnia {date}',
  validUntil: 'Ważne do {date} | Ważna do {date} | Ważność do {date} | Termin ważności: {date}',
  quoteValidForDays:
    'Oferta ważna {days} dni | Oferta jest ważna przez {days} dni | Niniejsza oferta jest ważna {days} dni | Ważność oferty: {days} dni | Oferta ważna przez {days} dni',
  validForDays:
    'Ważne {days} dni | Ważna {days} dni | Ważne przez {days} dni | Ważność: {days} dni',
  nonBinding:
    'Oferta niewiążąca | Niniejsza oferta nie jest wiążąca | Oferta nie jest wiążąca | Oferta może ulec zmianie',
  acceptBySigning:
    'W celu akceptacji prosimy o odesłanie podpisanej oferty | Prosimy o podpisanie i odesłanie oferty | Aby zaakceptować ofertę, prosimy o jej podpisanie i odesłanie | Prosimy o odesłanie podpisanej oferty',
  goodForAgreement:
    'Przeczytano i zaakceptowano | Akceptuję | Akceptujemy | Zapoznałem się i akceptuję',
  orderConfirmed:
    'Potwierdzenie zamówienia | Potwierdzamy Państwa zamówienie | Potwierdzamy zamówienie | Zamówienie potwierdzone',
  startAfterApproval:
    'Rozpoczęcie prac po akceptacji oferty | Prace rozpoczną się po akceptacji | Rozpoczęcie prac po akceptacji | Prace rozpoczynamy po akceptacji oferty',
  startAfterDeposit:
    'Rozpoczęcie prac po wpłacie zaliczki | Prace rozpoczną się po wpłacie zaliczki | Prace rozpoczynamy po otrzymaniu zaliczki | Rozpoczęcie prac po otrzymaniu zaliczki',
  startOnDate:
    'Rozpoczęcie prac: {date} | Początek prac: {date} | Start projektu: {date} | Data rozpoczęcia: {date}',
  completionByDate:
    'Zakończenie prac do {date} | Wykonanie do {date} | Termin wykonania: {date} | Data zakończenia: {date} | Termin zakończenia: {date}',
  pricesExcludeTax:
    'Ceny nie zawierają podatku | Wszystkie ceny są cenami netto | Ceny netto | Wszystkie ceny netto | Ceny nie zawierają VAT | Wszystkie ceny nie zawierają podatku VAT | Do cen należy doliczyć VAT',
  plusTax: 'Plus podatek | Plus VAT | Netto | Do ceny należy doliczyć VAT',
  pricesIncludeTax:
    'Ceny zawierają podatek | Ceny zawierają VAT | Wszystkie ceny zawierają podatek | Wszystkie ceny są cenami brutto | Ceny brutto | Wszystkie ceny zawierają VAT | Ceny zawierają podatek VAT',
  includingTax: 'W tym podatek | W tym VAT | Z VAT | Brutto | Zawiera VAT | Z podatkiem',
  pricesInCurrency:
    'Wszystkie ceny w {id} | Ceny w {id} | Wszystkie kwoty w {id} | Kwoty w {id} | Ceny podano w {id}',
  revisionsIncluded:
    'Liczba rund poprawek w cenie: {number} | W cenie {number} rundy poprawek | W cenie {number} rund poprawek | {number} rundy poprawek w cenie | {number} rund poprawek w cenie',
  changesCharged:
    'Dodatkowe zmiany są rozliczane osobno | Prace dodatkowe rozliczane są osobno | Dodatkowe prace są płatne osobno | Dodatkowe poprawki płatne osobno',
  billedByTime:
    'Rozliczenie według czasu pracy | Rozliczenie godzinowe | Rozliczenie według faktycznego czasu pracy | Rozliczenie według przepracowanych godzin',
  travelExtra:
    'Koszty podróży rozliczane są osobno | Plus koszty dojazdu | Koszty dojazdu nie są wliczone | Koszty dojazdu rozliczane osobno | Plus koszty podróży',
  ourTermsApply:
    'Obowiązują nasze ogólne warunki handlowe | Obowiązują nasze ogólne warunki współpracy | Obowiązują nasze warunki ogólne | Obowiązuje nasz regulamin',
  cancellationTerms:
    'Bezpłatna rezygnacja do {days} dni przed terminem | Bezpłatne odwołanie do {days} dni przed terminem | Bezpłatna anulacja do {days} dni przed terminem',
  cancellationFee:
    'Opłata za rezygnację: {percent} | Opłata za odwołanie: {percent} | Opłata za anulację: {percent} | Opłata za rezygnację wynosi {percent}',
  depositNotRefundable:
    'Zaliczka nie podlega zwrotowi | Zaliczki nie podlegają zwrotowi | Zaliczka jest bezzwrotna | Zaliczka bezzwrotna',
  warrantyMonths:
    'Gwarancja na okres {number} miesięcy | Gwarancja: {number} miesięcy | Gwarancja {number} miesiące | {number} miesięcy gwarancji | {number} miesiące gwarancji | Okres gwarancji: {number} miesięcy',
  warrantyYears:
    'Gwarancja na okres {number} lat | Gwarancja: {number} lata | Gwarancja {number} lat | {number} lata gwarancji | {number} lat gwarancji | Okres gwarancji: {number} lata',
  placeOfJurisdiction:
    'Sąd właściwy: {name} | Właściwość sądu: {name} | Sąd właściwy miejscowo: {name}',
  errorsExcepted:
    'Z zastrzeżeniem błędów i pominięć | Zastrzegamy możliwość pomyłek | Z zastrzeżeniem błędów',
  validWithoutSignature:
    'Dokument jest ważny bez podpisu | Dokument wygenerowano elektronicznie, nie wymaga podpisu | Dokument nie wymaga podpisu | Faktura nie wymaga podpisu | Faktura jest ważna bez podpisu | Dokument wystawiony elektronicznie, nie wymaga podpisu',
  confidential: 'Poufne | Oferta jest poufna | Ściśle poufne',
  keepForRecords:
    'Prosimy zachować ten dokument | Prosimy o zachowanie dokumentu | Prosimy zachować tę fakturę',

  returnedGoods: 'Zwrot towaru | Zwrot | Zwrócony towar | Zwrot towarów',
  damagedGoods:
    'Towar uszkodzony | Uszkodzony towar | Uszkodzenie w transporcie | Towar uszkodzony w transporcie',
  defectiveGoods: 'Towar wadliwy | Wadliwy towar | Wada towaru | Wada produktu',
  wrongGoods:
    'Dostarczono niewłaściwy towar | Niewłaściwy towar | Błędna dostawa | Pomyłka w dostawie',
  missingGoods: 'Brakujące pozycje | Brak towaru | Niekompletna dostawa | Towar niedostarczony',
  priceCorrection: 'Korekta ceny | Błędna cena | Pomyłka w cenie',
  quantityCorrection: 'Korekta ilości | Błędna ilość | Pomyłka w ilości',
  taxCorrection: 'Korekta podatku | Korekta VAT | Błędna stawka podatku | Błędna stawka VAT',
  duplicateInvoice:
    'Podwójne zafakturowanie | Faktura wystawiona podwójnie | Podwójna faktura | Faktura wystawiona dwukrotnie',
  invoiceCancelled: 'Anulowanie faktury | Faktura anulowana',
  cancelsInvoice:
    'Anulowanie faktury {id} | Korekta anuluje fakturę {id} | Korekta do zera faktury {id} | Anulowanie faktury nr {id}',
  creditForInvoice:
    'Korekta do faktury {id} | Korekta faktury {id} | Faktura korygująca do faktury {id} | Dotyczy faktury {id} | Korekta do faktury nr {id}',
  orderCancelled: 'Anulowanie zamówienia | Zamówienie anulowane | Rezygnacja z zamówienia',
  subsequentDiscount: 'Rabat potransakcyjny | Rabat udzielony po sprzedaży | Rabat po sprzedaży',
  goodwill: 'Rabat uznaniowy | Gest handlowy | W geście dobrej woli',
  overpayment: 'Nadpłata | Zwrot nadpłaty',
  serviceNotRendered: 'Usługa niewykonana | Usługa nie została wykonana | Niewykonana usługa',
  lateDelivery: 'Opóźniona dostawa | Opóźnienie w dostawie | Dostawa po terminie',
  refundByTransfer:
    'Zwrot przelewem | Kwota zostanie zwrócona przelewem | Zwrot na rachunek bankowy | Zwrot przelewem bankowym',
  refundWithinDays:
    'Kwota zostanie zwrócona w ciągu {days} dni | Zwrot w ciągu {days} dni | Zwrot w terminie {days} dni',
  refundByOriginalMethod:
    'Zwrot tą samą metodą płatności | Zwrot w formie pierwotnej płatności | Kwota zostanie zwrócona tą samą metodą płatności',
  setOffNextInvoice:
    'Kwota zostanie rozliczona z następną fakturą | Kwota zostanie potrącona z następnej faktury | Do rozliczenia z następną fakturą',
  sorryForInconvenience:
    'Przepraszamy za niedogodności | Przepraszamy za utrudnienia | Przepraszamy za kłopot',
}
