import type { LanguageTable } from './language-table.ts'

export const dutch: LanguageTable = {
  telling:
    'de|het|een|en|is|voor|met|wij|van|op|aan|te|dat|niet|graag|je|jullie|ons|onze|groet|bedankt|beste|hallo|kun|zijn|heb|naar|bij|uw|u|ik|dank|alvast|factuur',
  decimalMark: ',',
  months: [
    'januari|jan',
    'februari|feb|febr',
    'maart|mrt',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  weekdays: [
    'maandag|ma',
    'dinsdag|di',
    'woensdag|wo',
    'donderdag|do',
    'vrijdag|vr',
    'zaterdag|za',
    'zondag|zo',
  ],
  numbers:
    'een=1|één=1|twee=2|drie=3|vier=4|vijf=5|zes=6|zeven=7|acht=8|negen=9|tien=10|elf=11|twaalf=12|dertien=13|veertien=14|vijftien=15|zestien=16|zeventien=17|achttien=18|negentien=19|twintig=20|dertig=30|veertig=40|vijftig=50|zestig=60|honderd=100|een dozijn=12|anderhalf=1.5|anderhalve=1.5|halve=0.5|een halve=0.5|tweeënhalf=2.5|tweeenhalve=2.5',
  units: {
    hour: 'uur|uren|u|h',
    minute: 'minuten|minuut|min',
    day: 'dagen|dag|werkdagen',
    halfDay: 'dagdelen|dagdeel|halve dagen|halve dag',
    week: 'weken|week',
    month: 'maanden|maand|mnd|jaar',
    piece:
      'stuks|stuk|st|eenheden|eenheid|dozen|doos|pakken|pak|rollen|rol|flessen|fles|paar|sets|set|zakken|zak|exemplaren|exemplaar|pallets|pallet|platen|blikken|kratten|krat|emmers|pakketten|pakket',
    word: 'woorden|woord',
    page: "pagina's|paginas|pagina|foto's|fotos|foto|artikelen|artikel|illustraties|illustratie|video's|videos|video|afbeeldingen|slides|banners|blogs|blog|ontwerpen|posts|teksten",
    weight: 'kg|g|ton|kilo|kilogram',
    length: 'm|meter|cm|mm|strekkende meter',
    area: 'm2|vierkante meter',
    volume: 'l|liter|m3|kuub',
    distance: 'km|kilometer|kilometers',
    session:
      'sessies|sessie|workshops|workshop|nachten|nacht|bezoeken|bezoek|lessen|les|ritten|afspraken|ronden|overnachtingen|trainingen|training|voorrijkosten',
    person: 'personen|persoon|deelnemers|gasten|plaatsen|gebruikers',
    licence: 'licenties|licentie|abonnementen|abonnement',
    lump: 'vaste prijs|totaalprijs|lumpsum|fixed price|vast bedrag',
  },
  days: {
    today: 'vandaag',
    tomorrow: 'morgen',
    yesterday: 'gisteren',
    next: 'volgende|komende|aanstaande',
    this: 'deze|dit|lopende',
    endOf: 'eind|einde|eind van|het einde van|einde van de|eind van de|het eind van de',
    month: 'maand',
    week: 'week',
    days: 'dagen|dag',
    fromInvoice:
      'na factuurdatum|na ontvangst|na de factuurdatum|na ontvangst van de factuur|vanaf factuurdatum|na ontvangst factuur|na dagtekening|na levering|na facturatie',
    onReceipt:
      'direct te voldoen|per omgaande|bij ontvangst|na ontvangst te voldoen|direct betalen|contant|meteen te betalen|direct na ontvangst|betaling bij ontvangst',
    workingDays: 'werkdagen',
  },
  marks: {
    pay: 'betalen|betaling|betaald|voldoen|betaalbaar|betaaltermijn|betalingstermijn|overmaken|te voldoen',
    at: '@|à|a|voor|tegen|ad',
    each: 'per stuk|elk|ieder|stuk|per eenheid|per persoon|p.s.|p/s|p.st.|p.p.',
    per: 'per|/|het|de|p',
    for: 'voor|totaal|samen|maakt|in totaal',
    number: 'nr|nummer|no|#|num|ref|referentie|kenmerk',
    taxIncluded:
      'incl btw|incl. btw|inclusief btw|inclusief 21|btw inbegrepen|inc. btw|met btw|inc btw',
    taxExcluded: 'excl btw|excl. btw|exclusief btw|ex btw|plus btw|+ btw|zonder btw|ex. btw',
    reverseCharge: 'btw verlegd|verlegd|verleggingsregeling',
    insteadOf:
      'in plaats van|ipv|niet|i.p.v.|voorheen|vorige keer|oude prijs|eerder|vorig jaar|normaal|oorspronkelijk',
    upTo: 'tot maximaal|max|maximaal|hooguit|tussen|budget|minimaal|minstens',
  },
  labels: {
    invoice: 'factuur|fact|factuur nr|facturen|factuurnummer|factuurnr|factuur nummer|factuur-nr',
    quote: 'offerte|aanbieding|prijsopgave|off|offertenummer|offertenr|offerte nr',
    order:
      'bestelling|order|inkooporder|opdracht|best|inkoop|ordernummer|bestelbon|inkoopnummer|bestelnummer|ordernummer|inkoopordernummer|ordernr|opdrachtnummer|inkoopnr|po-nummer|ons ordernummer',
    creditNote: 'creditnota|creditfactuur|credit|credit nota|creditnotanummer|creditnota nr',
    customerId:
      'klantnummer|klantnr|klant-id|debiteurnummer|klant nr|debiteurennummer|relatienummer|klantcode',
    issued:
      'factuurdatum|datum|offertedatum|orderdatum|besteldatum|d.d.|gedateerd|dd|van|datum factuur|datum offerte|opgemaakt op',
    due: 'vervaldatum|te betalen voor|betalen voor|uiterlijk|te voldoen voor|betaling voor|vervalt op|uiterste betaaldatum|te betalen vóór|betaald voor|betalen uiterlijk|uiterlijk op|te voldoen uiterlijk|te betalen uiterlijk|betaling uiterlijk|betaaldatum|betalen vóór|betaling vóór|te voldoen vóór|betaald hebben voor|betaald zijn voor|te betalen uiterlijk op',
    validUntil:
      'geldig tot|geldig t/m|geldigheid|geldig tot en met|offerte geldig tot|blijft geldig tot|geldig|vervalt|geldigheidsduur|van kracht tot',
    deliverBy:
      'leverdatum|levering voor|leveren voor|levering|levertijd|levering uiterlijk|nodig voor|geleverd voor|levering op|gewenste leverdatum|leveren uiterlijk|leveren op|uitleverdatum|leveringsdatum|nodig op|verzenddatum|graag leveren voor|leveren vóór|geleverd op',
    client:
      'factuur aan|klant|opdrachtgever|factuuradres|factureren aan|de opdrachtgever|koper|offerte voor|afnemer|factuur naar|factuurgegevens|opdrachtgeefster|factuur op naam van|gefactureerd aan|tenaamstelling|factuur t.n.v.|onze gegevens|t.n.v.|onze factuurgegevens|factuur graag op naam van|klantgegevens|ten name van|besteller|voor:|aan:|gegevens:',
    vendor:
      'leverancier|opdrachtnemer|verkoper|aannemer|zzp’er|besteld bij|dienstverlener|bestelling bij|de opdrachtnemer|zzp-er|opdrachtneemster|bestelling voor',
    shipTo:
      'afleveradres|leveren aan|bezorgadres|leveradres|levering aan|leveren op|verzenden naar|bezorgen op|afleveren bij|leveren bij|afleveren op|verzendadres|bezorgen bij|afleverlocatie',
    contact: 't.a.v.|contactpersoon|contact|tav|ter attentie van|aanspreekpunt',
    company: 'bedrijf|bedrijfsnaam|firma|onderneming',
    name: 'naam|voor- en achternaam',
    address: 'adres|straat|gevestigd te|vestigingsadres|postadres|gevestigd aan|bezoekadres',
    phone: 'tel|telefoon|mobiel|mob|t|m|gsm|telefoonnummer|tel.nr.',
    fax: 'fax',
    email: 'e-mail|email|mail|e|e-mailadres',
    website: 'web|website|www|w',
    taxId:
      'btw|btw-nummer|btw nummer|btw-id|kvk|btw nr|btw-nr|kvk-nummer|ondernemingsnummer|btw-identificatienummer|kvk nummer|btw id',
    bank: 'bank|rekening|iban|bic|rekeningnummer|bankrekening|ten name van',
    terms:
      'betalingsvoorwaarden|betalingstermijn|betaling|betaaltermijn|betalingsconditie|voorwaarden',
    total:
      'totaal|totaalbedrag|te betalen|totaal te betalen|eindtotaal|totaal incl btw|totaal incl. btw|in totaal|totaal inclusief btw|samen|factuurbedrag|totaalprijs|te voldoen|bedrag|totaal incl|totaal bestelling|ordertotaal|eindbedrag|totaal credit|totaal order|offertebedrag|totaal inclusief|maakt totaal',
    subtotal:
      'subtotaal|totaal excl btw|totaal excl. btw|netto|nettobedrag|totaal exclusief btw|totaal netto|netto totaal|totaal excl|totaal ex btw|totaal exclusief|bedrag excl. btw',
    tax: 'btw|b.t.w.|omzetbelasting|belasting',
    discount:
      'korting|kwantumkorting|reductie|betalingskorting|af|klantkorting|volumekorting|vaste klantenkorting',
    shipping:
      'verzendkosten|bezorgkosten|verzending|transport|levering|porto|vracht|vrachtkosten|bezorging|transportkosten|verpakking|leveringskosten|administratiekosten',
    paid: 'aanbetaling|voorschot|reeds betaald|al betaald|voorschotnota|reeds voldaan|restbedrag|rest',
    withholding: 'inhouding|bronbelasting',
    rate: 'uurtarief|tarief|dagtarief|prijs per uur|mijn tarief|dagprijs|uurprijs',
    quantity: 'aantal|uren|hoeveelheid|dagen|stuks|aant|tijd|aantal uren|duur|uur|st',
    price:
      'prijs|stukprijs|tarief|prijs per stuk|eenheidsprijs|uurtarief|prijs p/st|prijs/eenheid|dagtarief|prijs p.st.|prijs per eenheid|bedrag per eenheid|stuksprijs|tarief/uur',
    amount: 'bedrag|totaal|prijs|subtotaal|netto|waarde|totaalprijs|kosten|regeltotaal|bedrag excl',
    description:
      'omschrijving|beschrijving|artikel|dienst|product|werkzaamheden|activiteit|taak|post|werk|diensten|onderdeel|specificatie|wat|project',
    itemNumber:
      'artikelnummer|art.nr|artnr|code|artikelnr|art. nr.|productcode|bestelnummer|art|artikelcode',
    unit: 'eenheid|ehd',
    date: 'datum|dag|week|periode|maand',
    reason:
      'reden|wegens|vanwege|omdat|aangezien|reden van credit|reden creditnota|in verband met|ivm|i.v.m.|door',
    refund:
      'terugbetaling|restitutie|terugstorting|terugbetalen|terugstorten|verrekenen|verrekening|terugbetaald via|verrekend|terugboeken',
    shipVia:
      'verzending via|vervoerder|verzonden met|bezorging door|verzendmethode|via|verzending met|levering via|verzenden via|verzendwijze|verzenden met',
    preparedBy:
      'opgesteld door|behandeld door|verkoper|contactpersoon|accountmanager|opgemaakt door',
    from: 'van|afzender',
    to: 'aan',
    subject: 'onderwerp|betreft|betr|re',
    sent: 'verzonden|datum|verzonden op',
    cc: 'cc|bcc|antwoord aan',
    greeting:
      'beste|hallo|hoi|geachte|dag|goedemorgen|goedemiddag|hi|ha|geachte heer|geachte mevrouw|lieve|hey|goedendag|goedenavond|geachte heer/mevrouw|hee',
    closing:
      'met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|groet|groeten|groetjes|mvg|hartelijke groet|bedankt|dank|alvast bedankt|dank je wel|met groet|bij voorbaat dank|vriendelijke groeten|dankjewel|tot snel|hoogachtend|gr|dank alvast|bvd|fijne dag|alvast dank|hartelijke groeten|hartelijk dank|warme groet|met hartelijke groet|dank u wel|thanks|veel dank',
    wrote: 'schreef',
    original: 'oorspronkelijk bericht|oorspronkelijke bericht|origineel bericht',
    forwarded: 'doorgestuurd bericht|begin doorgestuurd bericht|doorgestuurd|fw|fwd',
    between: 'tussen',
  },
}
