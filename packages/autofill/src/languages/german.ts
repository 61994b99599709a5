import type { LanguageTable } from './language-table.ts'

export const german: LanguageTable = {
  telling:
    'der|die|das|und|ist|nicht|wir|sie|ich|mit|für|bitte|auf|eine|einen|dem|den|von|zu|im|hallo|sehr|geehrte|geehrter|vielen|dank|uns|ihr|ihre|unser|haben|wird|bis|zum',
  trade:
    'rechnung|rechnungs|rechn|rechnungsnummer|rechnungsnr|rechnungs-nr|re-nr|angebot|offerte|kostenvoranschlag|angebots|angebotsnummer|angebots-nr|angebotsnr|bestellung|auftrag|bestell|auftrags|best|bestellnummer|bestell-nr|auftragsnummer|auftrags-nr|bestellnr|gutschrift|stornorechnung|rechnungskorrektur|storno|gutschrifts|korrekturrechnung|gutschriftsnummer|rechnungsdatum|datum|angebotsdatum|bestelldatum|ausgestellt|datiert|ausstellungsdatum|belegdatum|fällig|zahlbar|fälligkeit|fälligkeitsdatum|zahlung|zahlen|spätestens|kunde|auftraggeber|auftraggeberin|rechnungsadresse|rechnungsanschrift|rechnungsempfänger|kundin|besteller|käufer|lieferant|auftragnehmer|auftragnehmerin|verkäufer|anbieter|dienstleister|lieferantin|freelancer|hersteller|zahlungsbedingungen|zahlungsziel|zahlungskonditionen|zahlungsfrist|gesamt|summe|gesamtbetrag|gesamtsumme|endbetrag|rechnungsbetrag|insgesamt|brutto|zwischensumme|nettobetrag|nettosumme|zw.-summe|netto-summe|mwst|umsatzsteuer|mehrwertsteuer|mwst-satz|vorsteuer|rabatt|skonto|nachlass|abzug|preisnachlass|mengenrabatt|abzgl|abzüglich|treuerabatt|sonderrabatt|versand|versandkosten|fracht|lieferkosten|lieferung|versandpauschale|frachtkosten|verpackung|menge|anzahl|stunden|tage|einheiten|stück',
  decimalMark: ',',
  months: [
    'januar|jan|jänner|jaenner',
    'februar|feb|feber',
    'märz|mär|maerz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  weekdays: [
    'montag|mo',
    'dienstag|di',
    'mittwoch|mi',
    'donnerstag|do',
    'freitag|fr',
    'samstag|sa|sonnabend',
    'sonntag|so',
  ],
  numbers:
    'ein=1|eine=1|einen=1|einem=1|einer=1|zwei=2|drei=3|vier=4|fünf=5|fuenf=5|sechs=6|sieben=7|acht=8|neun=9|zehn=10|elf=11|zwölf=12|zwoelf=12|dreizehn=13|vierzehn=14|fünfzehn=15|sechzehn=16|siebzehn=17|achtzehn=18|neunzehn=19|zwanzig=20|dreißig=30|dreissig=30|vierzig=40|fünfzig=50|sechzig=60|hundert=100|ein dutzend=12|anderthalb=1.5|eineinhalb=1.5|zweieinhalb=2.5|dreieinhalb=3.5|ein halber=0.5|einen halben=0.5|eine halbe=0.5|halbe=0.5|halben=0.5',
  units: {
    day: 'tage|tag|tagen|personentage|arbeitstage|manntage|pt|werktage|beratungstage',
    week: 'wochen|woche',
    month: 'monate|monat|monaten|jahr|jahre',
  },
  days: {
    today: 'heute',
    tomorrow: 'morgen',
    yesterday: 'gestern',
    next: 'nächsten|nächste|nächster|nächstes|kommenden|kommende|kommender|nächsten',
    this: 'diesen|diese|dieser|dieses|des laufenden',
    endOf: 'ende|ende des|zum ende des|monatsende|zum monatsende|bis monatsende|ende dieses',
    month: 'monat|monats',
    week: 'woche',
    days: 'tage|tag|tagen',
    onReceipt:
      'sofort fällig|sofort zahlbar|zahlbar sofort|fällig bei erhalt|bei erhalt|zahlbar nach erhalt|nach erhalt ohne abzug|sofort nach erhalt|zahlbar bei erhalt|sofort ohne abzug|fällig sofort|sofort rein netto|zahlung sofort|zahle sofort|zahlen sofort|zahlung sofort',
    workingDays: 'werktage|werktagen|arbeitstage|arbeitstagen',
  },
  marks: {
    taxIncluded:
      'inkl mwst|inkl. mwst|inklusive mwst|brutto|inkl. ust|inkl ust|inklusive umsatzsteuer|inkl. umsatzsteuer|mwst. inklusive|mwst enthalten|inkl. mehrwertsteuer|inklusive mehrwertsteuer|einschließlich mwst|einschl. mwst|enthaltene mwst|inkl. 19|inkl. 7|inkl. 20',
    reverseCharge:
      'steuerschuldnerschaft des leistungsempfängers|reverse charge|reverse-charge|umkehrung der steuerschuld',
  },
  labels: {
    deliverBy:
      'liefertermin|lieferdatum|lieferung bis|liefern bis|lieferung am|lieferung|benötigt bis|anlieferung|geliefert bis|wunschtermin|lieferung zum|lieferzeitpunkt|liefern sie bis|liefertag|versanddatum|versand am|lieferung spätestens|wir brauchen die ware bis|lieferung erfolgt|brauchen wir bis|anlieferung am',
    from: 'von|absender',
    to: 'an|empfänger',
    subject: 'betreff|betr|aw|wg',
    sent: 'gesendet|datum|gesendet am',
    cc: 'cc|kopie|bcc|antwort an',
    closing:
      'mit freundlichen grüßen|viele grüße|beste grüße|freundliche grüße|liebe grüße|mfg|vg|lg|herzliche grüße|schöne grüße|mit besten grüßen|gruß|grüße|danke|vielen dank|besten dank|freundliche grüsse|mit freundlichem gruß|beste grüsse|mit freundlichen grüssen|hochachtungsvoll|viele grüsse|danke und gruß|bis bald|bg|danke dir|dank und gruß|vielen dank und viele grüße|danke und viele grüße|herzlichst|schönen gruß|sonnige grüße|liebe grüsse|besten gruß',
    wrote: 'schrieb',
    original: 'ursprüngliche nachricht|originalnachricht|original-nachricht',
    forwarded: 'weitergeleitete nachricht|anfang der weitergeleiteten nachricht|wg|weitergeleitet',
  },
}
