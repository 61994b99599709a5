import type { LanguageTable } from './language-table.ts'

export const polish: LanguageTable = {
  telling:
    'i|w|na|z|do|się|jest|nie|za|oraz|proszę|dzień|dobry|dziękuję|pozdrawiam|dla|od|po|to|że|nasze|nasza|są|prosimy|o|pan|pani|państwa|ze|tak|fakturę|faktura|firma|cześć|będzie',
  trade:
    'faktura|faktury|fakturę|f-ra|fakturze|faktur|oferta|wycena|oferty|kosztorys|ofertę|wyceny|wycenę|numer|zamówienie|zamówienia|zlecenie|zlecenia|zamówieniu|korekta|korygująca|kredytowa|korekty|korygującej|korektę|korygującą|uznaniowa|noty|kredytowej|wystawienia|wystawiono|dnia|wystawiona|termin|płatności|płatne|zapłaty|płatność|zapłata|zapłacić|płatna|nabywca|zamawiający|klient|dane|odbiorca|zleceniodawca|dostawca|sprzedawca|wykonawca|zleceniobiorca|zwany|wykonawcą|usługodawca|freelancer|wykonawczyni|dostawcy|warunki|sposób|razem|suma|łącznie|wartość|brutto|kwota|ogółem|sumie|łączna|podatek|stawka|rabat|upust|zniżka|bonifikata|skonto|rabatu|zniżki|upustu|dostawa|wysyłka|koszt|dostawy|wysyłki|przesyłka|koszty|transportu|kurier|ilość|liczba|godziny|godz|godzin|sztuk|cena|jednostkowa|jedn|cena/szt|wynagrodzenie|opis|nazwa|towar|usługa|pozycja|produkt|zadanie|towaru|usługi',
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
    day: 'dni|dzień|dniówki|dniówka|dniówek|dnia|dni robocze|dni roboczych',
    week: 'tygodni|tygodnie|tydzień|tyg',
    month: 'miesięcy|miesiące|miesiąc|mies|mc|rok|lata|lat',
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
    onReceipt:
      'płatne od razu|przy odbiorze|płatne przy odbiorze|gotówką przy odbiorze|płatność natychmiast|płatne natychmiast|niezwłocznie po otrzymaniu|przy odbiorze faktury|płatność przy odbiorze',
    workingDays: 'dni roboczych|dni robocze',
  },
  marks: {
    taxIncluded: 'brutto|z vat|w tym vat|zawiera vat|z vatem|wraz z vat|vat w cenie|zł brutto',
    reverseCharge: 'odwrotne obciążenie',
  },
  labels: {
    deliverBy:
      'termin dostawy|data dostawy|dostawa do|dostarczyć do|dostawa|termin realizacji|dostawa w dniu|termin wykonania|potrzebne do|dostawa najpóźniej do|potrzebujemy do|dostawa dnia|data wysyłki|prosimy o dostawę do|z dostawą do|dostarczone do|dostawa do dnia|dostarczenie do|realizacja do',
    from: 'od|nadawca',
    to: 'do',
    subject: 'temat|dot|odp|dotyczy|pd',
    sent: 'wysłano|data|wysłane',
    cc: 'dw|cc|do wiadomości',
    closing:
      'pozdrawiam|z poważaniem|dziękuję|pozdrowienia|serdecznie pozdrawiam|z pozdrowieniami|dzięki|serdeczności|z wyrazami szacunku|pozdrawiam serdecznie|pzdr|do usłyszenia|dziękuję i pozdrawiam|miłego dnia|dzięki i pozdrawiam|łączę pozdrowienia|z góry dziękuję|dziękujemy|dobrego dnia|z góry dzięki|ściskam|serdecznie|pozdro',
    wrote: 'napisał|napisała|pisze|napisał(a)',
    original: 'wiadomość oryginalna|oryginalna wiadomość|wiadomość pierwotna',
    forwarded:
      'przekazana wiadomość|wiadomość przekazana|początek przekazywanej wiadomości|pd|przesłana wiadomość|przekazane',
  },
}
