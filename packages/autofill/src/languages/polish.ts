import type { LanguageTable } from './language-table.ts'

export const polish: LanguageTable = {
  telling:
    'i|w|na|z|do|się|jest|nie|za|oraz|proszę|dzień|dobry|dziękuję|pozdrawiam|dla|od|po|to|że|nasze|nasza|są|prosimy|o|pan|pani|państwa|ze|tak|fakturę|faktura|firma|cześć|będzie',
  decimalMark: ',',
  months: [
    'stycznia|styczeń|sty|styczniu',
    'lutego|luty|lut|lutym',
    'marca|marzec|mar|marcu',
    'kwietnia|kwiecień|kwi|kwietniu',
    'maja|maj|maju',
    'czerwca|czerwiec|cze|czerwcu',
    'lipca|lipiec|lip|lipcu',
    'sierpnia|sierpień|sie|sierpniu',
    'września|wrzesień|wrz|wrześniu',
    'października|październik|paź|październiku',
    'listopada|listopad|lis|listopadzie',
    'grudnia|grudzień|gru|grudniu',
  ],
  weekdays: [
    'poniedziałek|poniedziałku|pon|pn',
    'wtorek|wtorku|wt',
    'środa|środę|środy|śr',
    'czwartek|czwartku|czw',
    'piątek|piątku|pt',
    'sobota|sobotę|sob',
    'niedziela|niedzielę|nd',
  ],
  numbers:
    'jeden=1|jedna=1|jedno=1|jedną=1|dwa=2|dwie=2|dwóch=2|trzy=3|trzech=3|cztery=4|pięć=5|sześć=6|siedem=7|osiem=8|dziewięć=9|dziesięć=10|jedenaście=11|dwanaście=12|trzynaście=13|czternaście=14|piętnaście=15|szesnaście=16|siedemnaście=17|osiemnaście=18|dziewiętnaście=19|dwadzieścia=20|trzydzieści=30|czterdzieści=40|pięćdziesiąt=50|sto=100|tuzin=12|pół=0.5|półtorej=1.5|półtora=1.5',
  units: {
    hour: 'godzin|godziny|godzina|godz|h|godzinę|rbh|roboczogodzin',
    minute: 'minut|minuty|minuta|min',
    day: 'dni|dzień|dniówki|dniówka|dniówek|dnia|dni robocze|dni roboczych',
    halfDay: 'pół dnia',
    week: 'tygodni|tygodnie|tydzień|tyg',
    month: 'miesięcy|miesiące|miesiąc|mies|mc|rok|lata|lat',
    piece:
      'sztuk|sztuki|sztuka|szt|sztukę|jednostek|kpl|komplet|komplety|kompletów|opakowań|opakowania|opakowanie|op|opak|par|pary|rolek|rolki|rolka|butelek|butelki|worków|worki|egzemplarzy|egz|kartonów|kartony|karton|pudełek|palet|palety|paczek|paczki|ryz|ryzy|puszek|zestawów|zestawy|zestaw|skrzynek|usł|usługa',
    word: 'słów|słowa|słowo|znaków|wyrazów',
    page: 'stron|strony|strona|zdjęć|zdjęcia|zdjęcie|artykułów|artykuły|artykuł|ilustracji|ilustracje|ilustracja|filmów|filmy|film|slajdów|slajdy|grafik|grafiki|tekstów|teksty|postów|posty|banerów|banery|wpisów|wpisy|projektów',
    weight: 'kg|g|ton|tony|t|kilogramów',
    length: 'm|metrów|metry|metr|mb|cm|mm',
    area: 'm2|mkw|metrów kwadratowych|m kw',
    volume: 'l|litrów|litry|m3',
    distance: 'km|kilometrów|kilometry',
    session:
      'sesji|sesje|sesja|warsztatów|warsztaty|nocy|noce|noclegów|noclegi|wizyt|wizyty|wizyta|spotkań|spotkania|spotkanie|lekcji|lekcje|dojazdów|dojazdy|dojazd|szkoleń|szkolenia|szkolenie|konsultacji',
    person: 'osób|osoby|osoba|uczestników|gości|miejsc|użytkowników|os',
    licence: 'licencji|licencje|licencja|abonamentów|abonament',
    lump: 'ryczałt|ryczałtem|cena stała|kwota ryczałtowa',
  },
  days: {
    today: 'dziś|dzisiaj|dzisiejszą',
    tomorrow: 'jutro',
    yesterday: 'wczoraj',
    next: 'następnego|następny|przyszłego|przyszły|najbliższy|kolejny|następnym|przyszłym|najbliższego|kolejnego|najbliższą',
    this: 'tego|bieżącego|ten|ta|bieżący',
    endOf: 'koniec|końca|do końca|końcem|końcu|ostatni dzień',
    month: 'miesiąca|miesiąc|miesiącu|m-ca',
    week: 'tygodnia|tydzień|tygodniu',
    days: 'dni|dzień',
    fromInvoice:
      'od daty wystawienia|od wystawienia faktury|od otrzymania faktury|od daty faktury|od dnia wystawienia|od wystawienia|od doręczenia|od dnia otrzymania|od daty wystawienia faktury|od dnia wystawienia faktury|po otrzymaniu faktury|od otrzymania|od dostawy|po wystawieniu faktury|od dnia doręczenia',
    onReceipt:
      'płatne od razu|przy odbiorze|płatne przy odbiorze|gotówką przy odbiorze|płatność natychmiast|płatne natychmiast|niezwłocznie po otrzymaniu|przy odbiorze faktury|płatność przy odbiorze',
    workingDays: 'dni roboczych|dni robocze',
  },
  marks: {
    pay: 'płatność|płatności|zapłata|zapłaty|zapłacić|płatne|płatna|przelew|przelewem|zapłacimy|płacimy|zapłacę|termin',
    at: '@|po|w cenie|a|à|za|w cenie po|ze stawką|stawka|x',
    each: 'za sztukę|szt|sztuka|każdy|każda|za szt|za osobę|za jednostkę|każde|od osoby|od sztuki|/szt|od szt|za jedną',
    per: 'za|na|/|od|zł/',
    for: 'za|razem|łącznie|w sumie|daje|czyli',
    number: 'nr|numer|no|#|num|nr.|ref|sygn',
    taxIncluded: 'brutto|z vat|w tym vat|zawiera vat|z vatem|wraz z vat|vat w cenie|zł brutto',
    taxExcluded: 'netto|+ vat|plus vat|bez vat|bez vatu|plus vat.|zł netto|+vat',
    reverseCharge: 'odwrotne obciążenie',
    insteadOf:
      'zamiast|nie|wcześniej|poprzednio|zamiast po|ostatnio|stara cena|dotychczas|w zeszłym roku|uprzednio|zwykle|nie po',
    upTo: 'maks|maksymalnie|najwyżej|między|budżet|co najmniej|minimum|minimalnie',
  },
  labels: {
    invoice:
      'faktura|fv|faktury|fakturę|faktura vat|f-ra|fakturze|fa|faktur|faktury nr|faktura nr|numer faktury|nr faktury|fakturze nr',
    quote:
      'oferta|wycena|oferty|kosztorys|ofertę|wyceny|wycenę|oferta nr|numer oferty|nr oferty|oferty nr',
    order:
      'zamówienie|zamówienia|zam|zlecenie|zlecenia|zamówieniu|zamówienie nr|numer zamówienia|nr zamówienia|zamówienia nr|zlecenie nr',
    creditNote:
      'korekta|faktura korygująca|nota kredytowa|korekty|faktury korygującej|korektę|fakturę korygującą|fk|nota uznaniowa|noty kredytowej|korekta nr',
    customerId: 'numer klienta|nr klienta|id klienta|kod klienta|nr kontrahenta|numer kontrahenta',
    issued:
      'data wystawienia|data|wystawiono dnia|z dnia|data faktury|data oferty|data zamówienia|wystawiona dnia|wystawiona|wystawiono|data wystawienia faktury|wystawić z datą|wystawiona w dniu|data sporządzenia|z datą|dnia',
    due: 'termin płatności|płatne do|do zapłaty do|płatność do|termin zapłaty|zapłata do|zapłacić do|płatna do|termin płatności do|płatne do dnia|data płatności|przelew do|do zapłaty w terminie do|uregulować do|płatność do dnia|opłacić do|zapłata do dnia|termin',
    validUntil:
      'ważna do|ważne do|termin ważności|oferta ważna do|ważność|ważny do|ważność oferty|ważna do dnia|oferta obowiązuje do|obowiązuje do|aktualna do|ważna|oferta jest ważna do|termin ważności oferty|wycena ważna do',
    deliverBy:
      'termin dostawy|data dostawy|dostawa do|dostarczyć do|dostawa|termin realizacji|dostawa w dniu|termin wykonania|potrzebne do|dostawa najpóźniej do|potrzebujemy do|dostawa dnia|data wysyłki|prosimy o dostawę do|z dostawą do|dostarczone do|dostawa do dnia|dostarczenie do|realizacja do',
    client:
      'nabywca|zamawiający|klient|faktura na|dane do faktury|odbiorca|faktura dla|zleceniodawca|fakturę na|dane do fv|kupujący|płatnik|oferta dla|fakturę proszę wystawić na|wystawić na|faktura na dane|klientka|fakturę wystawić na|dane nabywcy|nasze dane|nasze dane do faktury|dane firmy|dane klienta|zamawiająca|wycena dla|zleceniodawczyni|proszę wystawić na|zwanym dalej zamawiającym|dla:|do:|dane:',
    vendor:
      'dostawca|sprzedawca|wykonawca|zleceniobiorca|zwany wykonawcą|usługodawca|freelancer|wykonawczyni|dostawcy|dane dostawcy|zamówienie do|zamówienie dla',
    shipTo:
      'adres dostawy|dostarczyć na adres|dostawa na adres|miejsce dostawy|wysłać na|dostawa do|adres wysyłki|dostawa pod adres|wysyłka na adres|dostarczyć pod adres|dostarczyć do|z dostawą na adres|wysyłka do',
    contact: 'kontakt|osoba kontaktowa|do rąk|osoba do kontaktu|do wiadomości',
    company: 'firma|nazwa firmy|nazwa|spółka|nazwa przedsiębiorstwa',
    name: 'imię i nazwisko|imię|nazwisko',
    address: 'adres|siedziba|ul|z siedzibą w|z siedzibą|adres siedziby',
    phone: 'tel|telefon|kom|tel. kom|komórka|mobile|t|m|nr tel|tel. kom.|numer telefonu',
    fax: 'fax|faks',
    email: 'e-mail|email|mail|adres e-mail',
    website: 'www|strona|web|strona www',
    taxId: 'nip|regon|vat ue|nr vat|nip ue|nr nip|numer nip',
    bank: 'bank|konto|nr konta|numer konta|rachunek|iban|swift|nr rachunku|numer rachunku|rachunek bankowy',
    terms: 'warunki płatności|termin płatności|płatność|forma płatności|sposób płatności',
    total:
      'razem|suma|do zapłaty|łącznie|wartość brutto|razem do zapłaty|kwota do zapłaty|brutto|ogółem|w sumie|łączna kwota|kwota brutto|razem brutto|suma brutto|łączna wartość|wartość zamówienia|cena całkowita|łączna wartość brutto|suma do zapłaty|należność|wartość oferty|całość|łącznie brutto|kwota faktury|kwota całkowita|łączna kwota brutto|wartość korekty|razem z vat',
    subtotal:
      'wartość netto|razem netto|netto|suma netto|kwota netto|łącznie netto|łączna wartość netto|wartość zamówienia netto|w sumie netto|łączna kwota netto|ogółem netto',
    tax: 'vat|podatek|ptu|podatek vat|stawka vat|kwota vat',
    discount: 'rabat|upust|zniżka|bonifikata|skonto|rabatu|zniżki|upustu',
    shipping:
      'dostawa|wysyłka|koszt dostawy|transport|koszt wysyłki|przesyłka|koszty wysyłki|koszty transportu|kurier|koszt transportu|koszty dostawy|opakowanie i wysyłka',
    paid: 'zaliczka|zapłacono|przedpłata|wpłacono|zadatek|pozostało|zaliczki',
    withholding: 'podatek u źródła',
    rate: 'stawka|stawka godzinowa|stawka za godzinę|stawka dzienna|cena za godzinę|stawką|stawki|stawka za dzień|stawka h',
    quantity: 'ilość|liczba|godziny|godz|szt|il|liczba godzin|sztuk|dni|ilość godzin|czas',
    price:
      'cena jednostkowa|cena|cena jedn|cena netto|stawka|cena jedn.|cena/szt|cena jedn. netto|cena jednostkowa netto|cena za szt|cena za godzinę|stawka godz.|cena j.|stawka/h',
    amount:
      'wartość|kwota|wartość netto|suma|razem|cena|kwota netto|koszt|wartość (zł)|wynagrodzenie',
    description:
      'opis|nazwa|towar|usługa|pozycja|produkt|zadanie|nazwa towaru|nazwa towaru lub usługi|nazwa usługi|zakres|artykuł|przedmiot|prace|usługi|czynność|praca|rodzaj prac',
    itemNumber: 'kod|indeks|nr kat|symbol|kod produktu|nr artykułu|nr katalogowy|kod towaru',
    unit: 'jm|j.m.|jedn|jednostka|j.m',
    date: 'data|dzień|tydzień|okres|miesiąc',
    reason:
      'powód|przyczyna|z powodu|ponieważ|ze względu na|powód korekty|gdyż|przyczyna korekty|tytułem|w związku z|bo',
    refund:
      'zwrot|zwrot na konto|forma zwrotu|zwrot środków|zwrot przelewem|potrącenie|kompensata|do rozliczenia|zwrot na',
    shipVia:
      'wysyłka kurierem|kurier|przewoźnik|sposób dostawy|sposób wysyłki|dostawa kurierem|wysyłka przez|przesyłka|wysyłka',
    preparedBy: 'sporządził|przygotował|sporządziła|opiekun|przygotowała|handlowiec|wystawił',
    from: 'od|nadawca',
    to: 'do',
    subject: 'temat|dot|odp|dotyczy|pd',
    sent: 'wysłano|data|wysłane',
    cc: 'dw|cc|do wiadomości',
    greeting:
      'dzień dobry|cześć|szanowny|szanowna|szanowni|witam|hej|drogi|droga|szanowna pani|szanowny panie|witaj|szanowni państwo|dobry wieczór|pani|siema|panie|witajcie',
    closing:
      'pozdrawiam|z poważaniem|dziękuję|pozdrowienia|serdecznie pozdrawiam|z pozdrowieniami|dzięki|serdeczności|z wyrazami szacunku|pozdrawiam serdecznie|pzdr|do usłyszenia|dziękuję i pozdrawiam|miłego dnia|dzięki i pozdrawiam|łączę pozdrowienia|z góry dziękuję|dziękujemy|dobrego dnia|z góry dzięki|ściskam|serdecznie|pozdro',
    wrote: 'napisał|napisała|pisze|napisał(a)',
    original: 'wiadomość oryginalna|oryginalna wiadomość|wiadomość pierwotna',
    forwarded:
      'przekazana wiadomość|wiadomość przekazana|początek przekazywanej wiadomości|pd|przesłana wiadomość|przekazane',
    between: 'pomiędzy|między',
  },
}
