import type { LanguageTable } from './language-table.ts'

export const dutch: LanguageTable = {
  telling:
    'de|het|een|en|is|voor|met|wij|van|op|aan|te|dat|niet|graag|je|jullie|ons|onze|groet|bedankt|beste|hallo|kun|zijn|heb|naar|bij|uw|u|ik|dank|alvast|factuur',
  trade:
    'factuur|facturen|factuurnummer|factuurnr|nummer|factuur-nr|offerte|aanbieding|prijsopgave|offertenummer|offertenr|bestelling|order|inkooporder|opdracht|best|inkoop|ordernummer|bestelbon|inkoopnummer|bestelnummer|creditnota|creditfactuur|credit|creditnotanummer|factuurdatum|datum|offertedatum|orderdatum|besteldatum|gedateerd|vervaldatum|betalen|voor|uiterlijk|voldoen|betaling|vervalt|uiterste|betaaldatum|vóór|betaald|klant|opdrachtgever|factuuradres|factureren|koper|afnemer|naar|leverancier|opdrachtnemer|verkoper|aannemer|zzp’er|besteld|dienstverlener|zzp-er|betalingsvoorwaarden|betalingstermijn|betaaltermijn|betalingsconditie|voorwaarden|totaal|totaalbedrag|eindtotaal|incl|inclusief|samen|subtotaal|excl|nettobedrag|exclusief|b.t.w|omzetbelasting|belasting|korting|kwantumkorting|reductie|betalingskorting|klantkorting|volumekorting|vaste|klantenkorting|verzendkosten|bezorgkosten|verzending|levering|vracht|vrachtkosten|bezorging|transportkosten|aantal|uren|hoeveelheid|dagen|stuks|aant|tijd|duur|prijs|stukprijs|tarief|stuk|eenheidsprijs|uurtarief|p/st|prijs/eenheid|dagtarief|p.st|bedrag',
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
    day: 'dagen|dag|werkdagen',
    week: 'weken|week',
    month: 'maanden|maand|mnd|jaar',
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
    onReceipt:
      'direct te voldoen|per omgaande|bij ontvangst|na ontvangst te voldoen|direct betalen|contant|meteen te betalen|direct na ontvangst|betaling bij ontvangst',
    workingDays: 'werkdagen',
  },
  marks: {
    taxIncluded:
      'incl btw|incl. btw|inclusief btw|inclusief 21|btw inbegrepen|inc. btw|met btw|inc btw',
    reverseCharge: 'btw verlegd|verlegd|verleggingsregeling',
  },
  labels: {
    deliverBy:
      'leverdatum|levering voor|leveren voor|levering|levertijd|levering uiterlijk|nodig voor|geleverd voor|levering op|gewenste leverdatum|leveren uiterlijk|leveren op|uitleverdatum|leveringsdatum|nodig op|verzenddatum|graag leveren voor|leveren vóór|geleverd op',
    from: 'van|afzender',
    to: 'aan',
    subject: 'onderwerp|betreft|betr|re',
    sent: 'verzonden|datum|verzonden op',
    cc: 'cc|bcc|antwoord aan',
    closing:
      'met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|groet|groeten|groetjes|mvg|hartelijke groet|bedankt|dank|alvast bedankt|dank je wel|met groet|bij voorbaat dank|vriendelijke groeten|dankjewel|tot snel|hoogachtend|gr|dank alvast|bvd|fijne dag|alvast dank|hartelijke groeten|hartelijk dank|warme groet|met hartelijke groet|dank u wel|thanks|veel dank',
    wrote: 'schreef',
    original: 'oorspronkelijk bericht|oorspronkelijke bericht|origineel bericht',
    forwarded: 'doorgestuurd bericht|begin doorgestuurd bericht|doorgestuurd|fw|fwd',
  },
}
