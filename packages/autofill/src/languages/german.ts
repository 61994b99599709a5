import type { LanguageTable } from './language-table.ts'

export const german: LanguageTable = {
  telling:
    'der|die|das|und|ist|nicht|wir|sie|ich|mit|für|bitte|auf|eine|einen|dem|den|von|zu|im|hallo|sehr|geehrte|geehrter|vielen|dank|uns|ihr|ihre|unser|haben|wird|bis|zum',
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
    hour: 'stunden|stunde|std|stdn|arbeitsstunden|h',
    minute: 'minuten|minute|min',
    day: 'tage|tag|tagen|personentage|arbeitstage|manntage|pt|werktage|beratungstage',
    halfDay: 'halbe tage|halber tag|halbtage|halbtag',
    week: 'wochen|woche',
    month: 'monate|monat|monaten|jahr|jahre',
    piece:
      'stück|stk|st|stueck|einheiten|einheit|packungen|packung|pakete|paket|kartons|karton|kisten|kiste|rollen|rolle|flaschen|flasche|paar|exemplare|exemplar|sätze|satz|dosen|eimer|sack|säcke|paletten|palette|beutel|platten|platte|pkg|ve|pack',
    word: 'wörter|wort|worte|normzeilen|normzeile|zeilen',
    page: 'seiten|seite|folien|fotos|foto|bilder|bild|artikel|beiträge|beitrag|normseiten|illustrationen|illustration|videos|video|banner|entwürfe|entwurf|texte|motive|porträts',
    weight: 'kg|g|t|tonnen|tonne|kilo|kilogramm',
    length: 'm|meter|lfm|cm|mm|laufmeter|laufende meter',
    area: 'm2|qm|quadratmeter',
    volume: 'l|liter|m3|kubikmeter|cbm',
    distance: 'km|kilometer',
    session:
      'sitzungen|sitzung|termine|termin|workshops|workshop|nächte|nacht|fahrten|fahrt|schulungen|einsätze|einsatz|sprints|besuche|anfahrten|anfahrt|übernachtungen|übernachtung|korrekturschleifen',
    person: 'personen|person|teilnehmer|gäste|plätze|nutzer|benutzer',
    licence: 'lizenzen|lizenz|abos|abo',
    lump: 'pauschale|pauschal|psch|festpreis|pausch',
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
    fromInvoice:
      'nach rechnungserhalt|nach rechnungsdatum|nach rechnungseingang|nach erhalt|ab rechnungsdatum|nach rechnungsstellung|ab rechnungseingang|nach lieferung|ab rechnung|nach erhalt der rechnung|nach zugang',
    onReceipt:
      'sofort fällig|sofort zahlbar|zahlbar sofort|fällig bei erhalt|bei erhalt|zahlbar nach erhalt|nach erhalt ohne abzug|sofort nach erhalt|zahlbar bei erhalt|sofort ohne abzug|fällig sofort|sofort rein netto|zahlung sofort|zahle sofort|zahlen sofort|zahlung sofort',
    workingDays: 'werktage|werktagen|arbeitstage|arbeitstagen',
  },
  marks: {
    pay: 'zahlen|zahlbar|zahlung|bezahlen|überweisen|zahle|zahlungsziel|begleichen|fällig|überweisung|bezahlt|zahlt|zahlungen|zahlungsbedingungen|überweise|überweist',
    at: '@|à|a|zu|je|zu je|für je|mit je|zum preis von|zum satz von|á',
    each: 'je|pro stück|je stück|das stück|pro einheit|je einheit|pro person|stückpreis|einzelpreis',
    per: 'pro|je|/|die|der|das|per',
    for: 'für|gesamt|macht|ergibt|insgesamt|zusammen',
    number: 'nr|nummer|no|#|num|az|zeichen',
    taxIncluded:
      'inkl mwst|inkl. mwst|inklusive mwst|brutto|inkl. ust|inkl ust|inklusive umsatzsteuer|inkl. umsatzsteuer|mwst. inklusive|mwst enthalten|inkl. mehrwertsteuer|inklusive mehrwertsteuer|einschließlich mwst|einschl. mwst|enthaltene mwst|inkl. 19|inkl. 7|inkl. 20',
    taxExcluded:
      'zzgl mwst|zzgl. mwst|zuzüglich mwst|netto|zzgl. ust|zzgl ust|plus mwst|plus ust|+ mwst|+ ust|exkl. mwst|zzgl. umsatzsteuer|zuzüglich umsatzsteuer|ohne mwst|zzgl. gesetzl. mwst|zzgl. der gesetzlichen mwst',
    reverseCharge:
      'steuerschuldnerschaft des leistungsempfängers|reverse charge|reverse-charge|umkehrung der steuerschuld',
    insteadOf:
      'statt|anstatt|nicht|anstelle|vorher|bisher|früher|ursprünglich|bislang|zuletzt|sonst|letztes jahr|alter preis|normalerweise|anstelle von',
    upTo: 'bis zu|max|maximal|höchstens|mindestens|zwischen|budget',
  },
  labels: {
    invoice:
      'rechnung|rg|re|rechnungs|rechn|rechnungsnummer|rechnungsnr|rechnungs-nr|rechnung nr|re-nr|rg-nr|rechnung nummer',
    quote:
      'angebot|offerte|kostenvoranschlag|ang|kva|angebots|angebotsnummer|angebots-nr|angebot nr|angebotsnr',
    order:
      'bestellung|auftrag|bestell|auftrags|best|bestellnummer|bestell-nr|auftragsnummer|auftrags-nr|bestellnr|bestellung nr|auftrag nr|po-nummer|po-nr|auftragsnr',
    creditNote:
      'gutschrift|stornorechnung|rechnungskorrektur|storno|gutschrifts|korrekturrechnung|gutschriftsnummer|gutschrift nr',
    customerId:
      'kundennummer|kunden-nr|kundennr|kd-nr|kdnr|kunden nr|debitorennummer|kunden-id|kundennr.',
    issued:
      'rechnungsdatum|datum|angebotsdatum|bestelldatum|ausgestellt am|vom|rechnung vom|datiert|ausstellungsdatum|belegdatum|gutschriftdatum|rechnungsdatum bitte|auftragsdatum|datum der rechnung',
    due: 'fällig am|zahlbar bis|fällig|fälligkeit|fälligkeitsdatum|zahlung bis|zu zahlen bis|fällig bis|bis spätestens|zahlbar bis zum|überweisen bis|zahlungsfrist|zahlung spätestens|überweisung bis|zahlbar bis spätestens|zahlungsziel|begleichen bis|zahlungseingang bis|zu begleichen bis|fällig zum',
    validUntil:
      'gültig bis|angebot gültig bis|bindend bis|gilt bis|freibleibend bis|gültigkeit|gültig bis zum|bindefrist|gültig|gilt|halten wir uns bis|angebotsfrist|preisbindung bis|gebunden bis',
    deliverBy:
      'liefertermin|lieferdatum|lieferung bis|liefern bis|lieferung am|lieferung|benötigt bis|anlieferung|geliefert bis|wunschtermin|lieferung zum|lieferzeitpunkt|liefern sie bis|liefertag|versanddatum|versand am|lieferung spätestens|wir brauchen die ware bis|lieferung erfolgt|brauchen wir bis|anlieferung am',
    client:
      'rechnung an|kunde|auftraggeber|auftraggeberin|rechnungsadresse|rechnungsanschrift|rechnungsempfänger|kundin|besteller|käufer|angebot für|rechnung bitte an|empfänger|an die|rechnung geht an|bitte rechnung an|rechnung bitte auf|gutschrift an|rechnungsdaten|rechnungsanschrift lautet|rechnung bitte ausstellen auf|rechnung ausstellen an|kundendaten|unsere rechnungsadresse|bestellerin|abnehmer|leistungsempfänger|an:|für:|für die firma|daten:|rechnungsdaten:',
    vendor:
      'lieferant|auftragnehmer|auftragnehmerin|verkäufer|anbieter|dienstleister|lieferantin|bestellung bei|freelancer|hersteller|händler|dienstleisterin|bestellt bei|bestellung an|bestellung für',
    shipTo:
      'lieferadresse|lieferanschrift|liefern an|lieferung an|versand an|geliefert an|liefern sie an|lieferort|bitte liefern an|anlieferung an|versandadresse|bitte liefern nach|versenden an',
    contact:
      'ansprechpartner|kontakt|z.hd.|zhd|z. hd.|ansprechpartnerin|zu händen|z.h.|bearbeiter|kontaktperson',
    company: 'firma|unternehmen|firmenname',
    name: 'name|vor- und nachname',
    address: 'adresse|anschrift|sitz|straße|strasse|postanschrift|geschäftsanschrift',
    phone: 'tel|telefon|mobil|handy|fon|t|m|mobiltelefon|rufnummer|durchwahl|phone',
    fax: 'fax|telefax',
    email: 'e-mail|email|mail|e-mail-adresse',
    website: 'web|website|internet|homepage|www',
    taxId:
      'ust-idnr|ust-id|ust id|uid|ustid|steuernummer|steuer-nr|ust-id-nr|ust.-id|umsatzsteuer-id|ustidnr|umsatzsteueridentifikationsnummer|uid-nr|ust-id-nr.|mwst-nr|ust.-idnr|st.-nr|umsatzsteuer-identifikationsnummer|uid-nummer',
    bank: 'bank|bankverbindung|konto|kontonummer|iban|bic|kontoinhaber|blz|kreditinstitut',
    terms: 'zahlungsbedingungen|zahlungsziel|zahlung|zahlungskonditionen|zahlungsfrist',
    total:
      'gesamt|summe|gesamtbetrag|gesamtsumme|endbetrag|rechnungsbetrag|zu zahlen|insgesamt|total|brutto|bruttobetrag|gesamtpreis|gesamt brutto|endsumme|zahlbetrag|zusammen|gesamtbetrag brutto|summe brutto|zu zahlender betrag|macht zusammen|rechnungssumme|auftragssumme|auftragswert|bruttosumme|gesamtkosten|macht|angebotssumme|gutschriftsbetrag|bestellsumme|bestellwert|gesamthonorar|rechnungsbetrag brutto|endpreis',
    subtotal:
      'zwischensumme|netto|nettobetrag|summe netto|nettosumme|gesamt netto|gesamtbetrag netto|netto gesamt|zw.-summe|netto-summe|warenwert|gesamtsumme netto|netto summe|summe (netto)',
    tax: 'mwst|ust|umsatzsteuer|mehrwertsteuer|ust.|mwst.|mwst-satz|vorsteuer',
    discount:
      'rabatt|skonto|nachlass|abzug|preisnachlass|mengenrabatt|abzgl|abzüglich|treuerabatt|sonderrabatt|neukundenrabatt|stammkundenrabatt',
    shipping:
      'versand|versandkosten|porto|fracht|lieferkosten|lieferung|versandpauschale|frachtkosten|verpackung|transport|porto und verpackung|versand und verpackung|transportkosten|liefergebühr|fracht und verpackung|frachtpauschale|spedition',
    paid: 'anzahlung|bereits bezahlt|vorauszahlung|abschlag|bereits gezahlt|abschlagszahlung|restbetrag|restzahlung',
    withholding: 'quellensteuer|einbehalt',
    rate: 'stundensatz|tagessatz|stundenhonorar|satz|honorarsatz|tageshonorar|stundenlohn|preis pro stunde',
    quantity: 'menge|anzahl|stunden|std|tage|einheiten|mge|stk|stück|anz|aufwand|dauer|zeit',
    price:
      'einzelpreis|preis|ep|stückpreis|e-preis|satz|einheitspreis|stundensatz|tagessatz|preis/einheit|einzelpreis (eur)|à|einzel|listenpreis|ep netto|preis/stk|preis je einheit',
    amount:
      'betrag|gesamt|summe|gesamtpreis|gp|g-preis|netto|gesamtbetrag|preis|wert|gesamt (eur)|honorar|kosten|positionspreis',
    description:
      'beschreibung|bezeichnung|leistung|artikel|position|tätigkeit|text|ware|gegenstand|produkt|aufgabe|projekt|leistungsbeschreibung|was|leistungen|artikelbezeichnung|arbeiten|posten',
    itemNumber:
      'artikelnummer|art-nr|artikel-nr|art.-nr|artnr|best-nr|bestellnummer|art. nr.|teilenummer|art.nr.|artikelnr|best.-nr.',
    unit: 'einheit|me|eh|einh',
    date: 'datum|tag|woche|kw|zeitraum|wann|monat',
    reason: 'grund|begründung|wegen|aufgrund|weil|da|grund der gutschrift|infolge',
    refund: 'erstattung|rückerstattung|rückzahlung|verrechnung|erstattung per|erstattung auf',
    shipVia:
      'versand per|versandart|spedition|versand mit|lieferung per|versandweg|per spedition|lieferung durch',
    preparedBy: 'erstellt von|sachbearbeiter|bearbeiter|bearbeitet von|ihr ansprechpartner',
    from: 'von|absender',
    to: 'an|empfänger',
    subject: 'betreff|betr|aw|wg',
    sent: 'gesendet|datum|gesendet am',
    cc: 'cc|kopie|bcc|antwort an',
    greeting:
      'hallo|sehr geehrte|sehr geehrter|guten tag|liebe|lieber|hi|moin|servus|guten morgen|grüß gott|sehr geehrte frau|sehr geehrter herr|grüezi|liebes|hey|sehr geehrte damen und herren|hallo zusammen',
    closing:
      'mit freundlichen grüßen|viele grüße|beste grüße|freundliche grüße|liebe grüße|mfg|vg|lg|herzliche grüße|schöne grüße|mit besten grüßen|gruß|grüße|danke|vielen dank|besten dank|freundliche grüsse|mit freundlichem gruß|beste grüsse|mit freundlichen grüssen|hochachtungsvoll|viele grüsse|danke und gruß|bis bald|bg|danke dir|dank und gruß|vielen dank und viele grüße|danke und viele grüße|herzlichst|schönen gruß|sonnige grüße|liebe grüsse|besten gruß',
    wrote: 'schrieb',
    original: 'ursprüngliche nachricht|originalnachricht|original-nachricht',
    forwarded: 'weitergeleitete nachricht|anfang der weitergeleiteten nachricht|wg|weitergeleitet',
    between: 'zwischen',
  },
}
