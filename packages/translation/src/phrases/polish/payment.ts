import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Płatność w terminie {days} dni | Termin płatności: {days} dni | Płatne w ciągu {days} dni | Płatność w ciągu {days} dni | Płatne w terminie {days} dni | Prosimy o zapłatę w ciągu {days} dni | Prosimy o płatność w terminie {days} dni | Prosimy o zapłatę w terminie {days} dni',
  payWithinDaysOfInvoice:
    'Płatność w terminie {days} dni od daty wystawienia faktury | Płatne w ciągu {days} dni od daty wystawienia faktury | Płatność w ciągu {days} dni od daty wystawienia faktury | Płatne w terminie {days} dni od daty wystawienia faktury | Płatność {days} dni od daty faktury | Termin płatności: {days} dni od daty wystawienia faktury',
  payWithinDaysOfReceipt:
    'Płatność w terminie {days} dni od otrzymania faktury | Płatne w ciągu {days} dni od otrzymania faktury | Płatność w ciągu {days} dni od otrzymania faktury | Płatność w terminie {days} dni od daty otrzymania faktury',
  payWithoutDeduction:
    'Płatność w terminie {days} dni bez potrąceń | Płatne w ciągu {days} dni bez potrąceń | Płatność w ciągu {days} dni bez potrąceń',
  payByDate:
    'Prosimy o zapłatę do {date} | Termin płatności: {date} | Płatne do {date} | Płatność do {date} | Prosimy o zapłatę do dnia {date} | Płatne do dnia {date} | Płatność do dnia {date} | Prosimy o przelew do {date} | Prosimy o przelew do dnia {date}',
  payMoneyByDate:
    'Prosimy o przelew kwoty {money} do {date} | Prosimy o zapłatę kwoty {money} do {date} | Prosimy o zapłatę {money} do {date} | Kwota {money} jest płatna do {date} | Prosimy o wpłatę {money} do dnia {date}',
  payOnReceipt:
    'Płatność po otrzymaniu | Płatne po otrzymaniu | Płatność po otrzymaniu faktury | Płatne po otrzymaniu faktury | Płatność przy odbiorze faktury',
  payWithoutDeductionNow:
    'Płatne natychmiast bez potrąceń | Płatne natychmiast | Płatność natychmiastowa',
  payInAdvance: 'Płatność z góry | Wymagana przedpłata | Płatne z góry | Płatność przed realizacją',
  payOnDelivery:
    'Płatność przy odbiorze | Za pobraniem | Płatność za pobraniem | Płatne przy dostawie | Płatność przy dostawie',
  payInInstalments:
    'Możliwa płatność w ratach | Możliwość płatności w ratach | Możliwa zapłata w ratach',
  payTransfer:
    'Prosimy o płatność przelewem | Płatność przelewem | Płatność przelewem bankowym | Prosimy o zapłatę przelewem | Płatne przelewem',
  bankTransfer: 'Przelew | Przelew bankowy | Przelewem',
  payToAccountBelow:
    'Prosimy o przelew kwoty na poniższy rachunek | Prosimy o wpłatę na poniższe konto | Prosimy o wpłatę na poniższy rachunek | Prosimy o przelew na poniższe konto | Prosimy o przelew na poniższy rachunek bankowy | Prosimy o wpłatę kwoty na rachunek podany poniżej',
  quoteInvoiceNumber:
    'Prosimy o podanie numeru faktury przy płatności | Prosimy o podanie numeru faktury | Prosimy o podanie numeru faktury w tytule przelewu | W tytule przelewu prosimy podać numer faktury | Prosimy podać numer faktury | W tytule płatności prosimy podać numer faktury',
  quoteReference:
    'Tytuł przelewu: {id} | Prosimy podać w tytule przelewu: {id} | W tytule przelewu prosimy podać {id} | Tytuł płatności: {id}',
  payByCard: 'Płatność kartą | Płatność kartą kredytową | Płatność kartą płatniczą',
  creditCard: 'Karta kredytowa | Kartą kredytową | Karta | Karta płatnicza',
  payCash: 'Płatność gotówką | Zapłata gotówką',
  cash: 'Gotówka | Gotówką',
  payByCheck: 'Płatność czekiem',
  check: 'Czek | Czekiem',
  payByDirectDebit:
    'Kwota zostanie pobrana poleceniem zapłaty | Kwota zostanie pobrana z Państwa rachunku | Kwota zostanie pobrana w formie polecenia zapłaty',
  directDebit: 'Polecenie zapłaty | Poleceniem zapłaty | Płatność poleceniem zapłaty',
  payOnline: 'Płatność online | Płatność internetowa | Można zapłacić online',
  paidWithThanks:
    'Zapłacono, dziękujemy | Płatność otrzymano, dziękujemy | Kwotę otrzymano, dziękujemy',
  alreadyPaid:
    'Zapłacono | Opłacono | Faktura została już opłacona | Faktura została opłacona | Już zapłacono | Zapłacono w całości | Faktura opłacona',
  paidOnDate:
    'Zapłacono {date} | Zapłacono dnia {date} | Opłacono dnia {date} | Płatność otrzymano {date} | Data zapłaty: {date} | Płatność otrzymano dnia {date}',
  noPaymentNeeded: 'Płatność nie jest wymagana | Brak kwoty do zapłaty | Nie wymaga zapłaty',
  openAmount:
    'Pozostało do zapłaty: {money} | Kwota do zapłaty wynosi {money} | Kwota pozostała do zapłaty: {money} | Należność: {money}',
  depositReceived:
    'Otrzymano zaliczkę w kwocie {money} | Otrzymana zaliczka: {money} | Otrzymano zaliczkę {money} | Wpłacona zaliczka: {money} | Otrzymaliśmy zaliczkę w wysokości {money}',
  depositOnOrder:
    '{percent} zaliczki przy zamówieniu | Zaliczka {percent} przy zamówieniu | {percent} przy zamówieniu | Zaliczka {percent} przy złożeniu zamówienia | {percent} zaliczki przy złożeniu zamówienia',
  depositRequired:
    'Wymagana zaliczka {percent} | Wymagana jest zaliczka w wysokości {percent} | {percent} zaliczki | {percent} z góry | Zaliczka {percent}',
  depositBeforeWork:
    'Zaliczka {percent} przed rozpoczęciem prac | Wymagana zaliczka {percent} przed rozpoczęciem prac | {percent} przed rozpoczęciem prac | {percent} zaliczki przed rozpoczęciem prac',
  restOnDelivery:
    '{percent} przy dostawie | {percent} przy odbiorze | Pozostałe {percent} przy dostawie | Pozostałe {percent} przy odbiorze',
  restOnCompletion:
    '{percent} po zakończeniu prac | {percent} po wykonaniu | Pozostałe {percent} po zakończeniu prac | Pozostałe {percent} po wykonaniu | {percent} po zakończeniu',
  balanceOnCompletion:
    'Pozostała kwota płatna po zakończeniu prac | Reszta płatna po zakończeniu prac | Pozostała kwota po zakończeniu prac | Pozostała kwota płatna po wykonaniu',
  balanceOnDelivery:
    'Pozostała kwota płatna przy dostawie | Pozostała kwota płatna przy odbiorze | Reszta płatna przy dostawie',
  earlyPaymentDiscount:
    '{percent} rabatu przy płatności w ciągu {days} dni | Skonto {percent} przy płatności w ciągu {days} dni | {percent} skonta przy płatności w ciągu {days} dni | Rabat {percent} przy płatności w ciągu {days} dni | Skonto {percent} przy zapłacie w ciągu {days} dni',
  noEarlyPaymentDiscount: 'Bez skonta | Brak rabatu za wcześniejszą płatność | Brak skonta',
  bankChargesBySender:
    'Koszty bankowe ponosi płatnik | Opłaty bankowe ponosi zleceniodawca | Koszty bankowe ponosi klient | Koszty przelewu ponosi nadawca | Opłaty bankowe ponosi klient',
  accountHolder:
    'Właściciel rachunku: {name} | Właściciel konta: {name} | Posiadacz rachunku: {name}',
  accountNumber:
    'Nr rachunku: {id} | Numer rachunku: {id} | Numer konta: {id} | Nr konta: {id} | Rachunek: {id} | Konto: {id} | Rachunek bankowy: {id}',
  bankName: 'Bank: {name} | Nazwa banku: {name}',
  bankDetailsChanged:
    'Zmienił się nasz rachunek bankowy | Prosimy zwrócić uwagę na nowy numer rachunku | Zmieniliśmy rachunek bankowy | Uwaga na nowy numer konta',
  bankDetails: 'Dane bankowe | Dane do przelewu | Nasze dane bankowe | Dane do płatności',
  bankDetailsBelow:
    'Nasze dane bankowe znajdują się poniżej | Dane do przelewu podano poniżej | Dane do przelewu znajdują się poniżej',

  lateInterest:
    'W przypadku opóźnienia w płatności naliczamy odsetki w wysokości {percent} rocznie | Za opóźnienie w płatności naliczamy odsetki {percent} rocznie | Odsetki za zwłokę: {percent} rocznie | Odsetki za opóźnienie wynoszą {percent} rocznie',
  lateInterestPerMonth:
    'W przypadku opóźnienia w płatności naliczamy odsetki w wysokości {percent} miesięcznie | Za opóźnienie w płatności naliczamy {percent} miesięcznie | Odsetki za zwłokę: {percent} miesięcznie | Za opóźnienie w płatności naliczamy odsetki {percent} miesięcznie',
  lateFee:
    'W przypadku opóźnienia w płatności naliczamy opłatę {money} | Za opóźnienie w płatności naliczamy opłatę w wysokości {money} | Opłata za wezwanie do zapłaty: {money} | Opłata za opóźnienie: {money}',
  statutoryInterest:
    'W przypadku opóźnienia w płatności naliczamy odsetki ustawowe | Za opóźnienie w płatności naliczane są odsetki ustawowe | Za nieterminową płatność naliczamy odsetki ustawowe | Zastrzegamy sobie prawo do naliczenia odsetek ustawowych za opóźnienie',
  recoveryCosts:
    'W przypadku opóźnienia w płatności należna jest rekompensata za koszty odzyskiwania należności: {money} | Rekompensata za koszty odzyskiwania należności: {money}',
  workStopsOnLatePayment:
    'W przypadku opóźnienia w płatności prace mogą zostać wstrzymane | Opóźnienie w płatności może spowodować wstrzymanie prac',
  paymentReminder: 'Przypomnienie o płatności | Przypomnienie | Wezwanie do zapłaty | Monit',
  ignoreIfPaid:
    'Jeśli płatność została już dokonana, prosimy zignorować to przypomnienie | W przypadku dokonania płatności prosimy zignorować to przypomnienie | Jeżeli płatność została już dokonana, prosimy o zignorowanie tego przypomnienia',
  ownershipUntilPaid:
    'Towar pozostaje naszą własnością do czasu pełnej zapłaty | Towar pozostaje własnością sprzedawcy do czasu pełnej zapłaty | Towar pozostaje naszą własnością do momentu zapłaty całości | Zastrzegamy prawo własności towaru do czasu pełnej zapłaty',
  rightsAfterPayment:
    'Prawa do korzystania przechodzą z chwilą pełnej zapłaty | Prawa autorskie przechodzą z chwilą pełnej zapłaty | Przeniesienie praw następuje z chwilą pełnej zapłaty',
}
