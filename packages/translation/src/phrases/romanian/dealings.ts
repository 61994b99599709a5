import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Termen de livrare: {days} zile | Livrare în {days} zile | Livrare în termen de {days} zile | Termen de livrare: {days} de zile | Livrare în termen de {days} de zile',
  deliveryWithinWorkingDays:
    'Termen de livrare: {days} zile lucrătoare | Livrare în {days} zile lucrătoare | Livrare în termen de {days} zile lucrătoare | Termen de livrare: {days} de zile lucrătoare',
  deliveryWithinWeeks:
    'Termen de livrare: {number} săptămâni | Livrare în {number} săptămâni | Livrare în termen de {number} săptămâni',
  deliverByDate:
    'Livrare până la {date} | Vă rugăm să livrați până la {date} | De livrat până la {date}',
  deliveredOnDate: 'Livrat la {date} | Data livrării: {date} | Livrat în data de {date}',
  serviceDate:
    'Data prestării serviciului: {date} | Data prestării: {date} | Serviciu prestat la {date} | Servicii prestate în data de {date}',
  servicePeriod:
    'Perioada prestării: {date} - {date} | Servicii prestate în perioada {date} - {date} | Perioada prestării serviciilor: {date} - {date} | Servicii prestate între {date} și {date}',
  servicePeriodMonth:
    'Perioada: {month} | Perioada de facturare: {month} | Perioada prestării: {month} | Servicii aferente lunii {month} | Servicii prestate în {month}',
  billingPeriod:
    'Perioada de facturare: {date} - {date} | Perioada: {date} - {date} | Perioada facturată: {date} - {date} | Perioada de facturare: de la {date} până la {date}',
  datesMatchInvoice:
    'Data prestării coincide cu data facturii | Data livrării coincide cu data facturii | Data prestării serviciului este data facturii',
  freeDelivery: 'Livrare gratuită | Transport gratuit | Transport inclus',
  plusShipping:
    'Transportul nu este inclus | Plus transport | Plus cost de transport | Costul transportului nu este inclus | Transport neinclus',
  partialDelivery:
    'Livrare parțială | Sunt posibile livrări parțiale | Livrările parțiale sunt posibile',
  pickUp: 'Ridicare de către client | Ridicare personală | Ridicare de la sediu',
  deliveryByCourier: 'Livrare prin curier | Prin curier | Expediere prin curier',
  deliveryByMail: 'Livrare prin poștă | Prin poștă | Expediere prin poștă',
  deliveryByEmail: 'Livrare prin e-mail | Prin e-mail | Trimis prin e-mail | Prin email',
  deliveryToAddress:
    'Vă rugăm să livrați la adresa indicată | Livrare la adresa indicată | Livrare la adresa menționată',
  callBeforeDelivery:
    'Vă rugăm să sunați înainte de livrare | Sunați înainte de livrare | A se suna înainte de livrare',
  deliverToReception:
    'Vă rugăm să livrați la recepție | Livrare la recepție | A se preda la recepție',
  handleWithCare: 'Fragil | Fragil, a se manipula cu grijă | A se manipula cu grijă',
  checkGoods:
    'Vă rugăm să verificați marfa la primire | Vă rugăm să verificați marfa la livrare | Verificați marfa la recepție',
  reportDefects:
    'Defectele trebuie reclamate în termen de {days} zile | Vă rugăm să semnalați defectele în termen de {days} zile | Reclamații în termen de {days} zile',
  receivedInGoodOrder:
    'Primit în stare bună | Marfă primită în stare bună | Recepționat în bune condiții | Marfă primită completă și nedeteriorată',
  confirmOrder:
    'Vă rugăm să confirmați comanda | Vă rugăm să confirmați această comandă | Vă rugăm să confirmați primirea comenzii | Vă rugăm să ne trimiteți o confirmare de comandă',
  quoteOrderNumber:
    'Vă rugăm să menționați numărul comenzii pe factură | Menționați numărul comenzii pe factură | Vă rugăm să menționați numărul comenzii noastre pe toate documentele',
  orderAsOffered:
    'Comandăm următoarele | Prin prezenta comandăm | Prin prezenta comandăm următoarele | Vă rugăm să ne livrați următoarele | Dorim să comandăm următoarele',

  orderReference: 'Comanda {id} | Comanda nr. {id} | Număr comandă: {id} | Nr. comandă: {id}',
  yourOrder:
    'Comanda dumneavoastră {id} | Comanda dvs. {id} | Comanda dumneavoastră nr. {id} | Comanda dvs. nr. {id}',
  orderOfDate: 'Comanda din {date} | Comanda din data de {date}',
  yourOrderOfDate: 'Comanda dumneavoastră din {date} | Comanda dvs. din {date}',
  invoiceReference: 'Factura {id} | Factura nr. {id} | Număr factură: {id} | Nr. factură: {id}',
  invoiceOfDate:
    'Factura {id} din {date} | Factura nr. {id} din {date} | Factura {id} din data de {date}',
  quoteNumber: 'Oferta {id} | Oferta nr. {id} | Ofertă de preț {id} | Deviz {id}',
  ourQuote: 'Oferta noastră {id} | Oferta noastră nr. {id}',
  yourQuote: 'Oferta dumneavoastră {id} | Oferta dvs. {id}',
  contractReference:
    'Contract {id} | Contract nr. {id} | Conform contractului {id} | Contractul {id} | Conform contract nr. {id}',
  projectReference: 'Proiect {name} | Proiectul {name}',
  customerNumber:
    'Cod client: {id} | Număr client: {id} | Codul dumneavoastră de client: {id} | Nr. client: {id}',
  asDiscussedWith:
    'Conform discuției cu {name} | Conform înțelegerii cu {name} | După cum s-a convenit cu {name}',
  contactPerson:
    'Persoană de contact: {name} | Contact: {name} | Persoana dumneavoastră de contact: {name}',
  attention:
    'În atenția {name} | În atenția lui {name} | În atenția dlui {name} | În atenția dnei {name}',

  thanks: 'Mulțumim | Vă mulțumim | Mulțumesc | Mulțumim frumos',
  thanksBusiness:
    'Vă mulțumim că ați ales serviciile noastre | Vă mulțumim pentru colaborarea cu noi | Vă mulțumim că ne-ați ales',
  thanksOrder:
    'Vă mulțumim pentru comandă | Mulțumim pentru comandă | Vă mulțumim pentru comanda dumneavoastră',
  thanksTrust:
    'Vă mulțumim pentru încredere | Mulțumim pentru încredere | Vă mulțumim pentru încrederea acordată',
  thanksInquiry:
    'Vă mulțumim pentru solicitare | Mulțumim pentru solicitarea dumneavoastră | Vă mulțumim pentru interes',
  thanksCooperation:
    'Vă mulțumim pentru colaborare | Mulțumim pentru colaborare | Vă mulțumim pentru buna colaborare',
  thanksPayment:
    'Vă mulțumim pentru plată | Mulțumim pentru plată | Vă mulțumim pentru plata promptă',
  thanksVisit: 'Vă mulțumim pentru vizită | Mulțumim pentru vizită',
  thanksUnderstanding: 'Vă mulțumim pentru înțelegere | Mulțumim pentru înțelegere',
  lookForwardWork:
    'Așteptăm cu interes colaborarea cu dumneavoastră | Sperăm la o bună colaborare | Aștept cu interes colaborarea cu dumneavoastră',
  lookForwardOrder:
    'Așteptăm comanda dumneavoastră | Așteptăm cu interes comanda dumneavoastră | Aștept comanda dumneavoastră',
  lookForwardReply:
    'Așteptăm răspunsul dumneavoastră | Aștept răspunsul dumneavoastră | În așteptarea răspunsului dumneavoastră | Așteptăm cu interes răspunsul dumneavoastră',
  questionsContact:
    'Pentru întrebări, vă rugăm să ne contactați | Dacă aveți întrebări, vă rugăm să ne contactați | Vă stăm la dispoziție pentru orice informații | Pentru orice întrebare, vă stăm la dispoziție | Nu ezitați să ne contactați dacă aveți întrebări | Vă stăm la dispoziție pentru orice întrebare | Pentru orice nelămurire, vă rugăm să ne contactați',
  questionsContactAt:
    'Pentru întrebări, vă rugăm să contactați {id} | Pentru întrebări: {id} | Întrebări? Contactați {id} | Dacă aveți întrebări, contactați {id}',
  bestRegards: 'Cu stimă | Cu respect | Toate cele bune | Salutări cordiale',
  dearSirOrMadam:
    'Stimată doamnă, stimate domn | Stimate domnule, stimată doamnă | Stimați domni | Stimate doamne, stimați domni',
  dearCustomer: 'Stimate client | Stimați clienți | Stimată clientă | Dragă client',
  dearName:
    'Bună ziua, {name} | Dragă {name} | Stimate {name} | Stimată {name} | Bună, {name} | Salut, {name}',
  hello: 'Bună ziua | Bună | Salut | Bună dimineața',
  invoiceForServices:
    'Vă facturăm următoarele servicii | Pentru serviciile prestate | Pentru serviciile prestate vă facturăm următoarele | Vă transmitem factura pentru serviciile prestate',
  offerAsFollows:
    'Avem plăcerea să vă oferim următoarele | Vă transmitem următoarea ofertă | Avem plăcerea să vă transmitem oferta noastră | Conform solicitării, vă oferim următoarele',
  happyHolidays: 'Sărbători fericite | Vă dorim sărbători fericite',
  happyNewYear: 'Un an nou fericit | La mulți ani | Vă dorim un an nou fericit',

  quoteValidUntil:
    'Oferta este valabilă până la {date} | Această ofertă este valabilă până la {date} | Ofertă valabilă până la {date}',
  validUntil: 'Valabil până la {date} | Valabilă până la {date} | Valabil până la data de {date}',
  quoteValidForDays:
    'Valabilitatea ofertei: {days} zile | Oferta este valabilă {days} zile | Această ofertă este valabilă {days} zile | Ofertă valabilă {days} zile | Oferta este valabilă {days} de zile | Valabilitatea ofertei: {days} de zile',
  validForDays:
    'Valabilitate: {days} zile | Valabil {days} zile | Valabil timp de {days} zile | Valabil {days} de zile',
  nonBinding:
    'Oferta nu este angajantă | Ofertă fără obligații | Această ofertă nu este angajantă | Ofertă orientativă',
  acceptBySigning:
    'Pentru acceptare, vă rugăm să returnați oferta semnată | Vă rugăm să semnați și să returnați oferta | Vă rugăm să ne returnați oferta semnată',
  goodForAgreement: 'Citit și aprobat | De acord | Acceptat și aprobat',
  orderConfirmed:
    'Confirmare de comandă | Confirmăm comanda dumneavoastră | Comanda dumneavoastră este confirmată | Confirmarea comenzii',
  startAfterApproval:
    'Lucrările încep după acceptarea ofertei | Începerea lucrărilor după acceptarea ofertei | Lucrările încep după aprobare',
  startAfterDeposit:
    'Lucrările încep după primirea avansului | Începerea lucrărilor după încasarea avansului | Lucrările încep după încasarea avansului',
  startOnDate:
    'Începerea lucrărilor: {date} | Lucrările încep la {date} | Data începerii: {date} | Începutul proiectului: {date}',
  completionByDate:
    'Finalizare până la {date} | Data finalizării: {date} | Finalizare: {date} | Termen de finalizare: {date}',
  pricesExcludeTax:
    'Prețurile nu includ TVA | Toate prețurile sunt fără TVA | Prețuri fără TVA | Toate prețurile sunt nete | Prețurile nu includ taxe',
  plusTax: 'Plus TVA | Fără TVA | TVA neinclus | TVA nu este inclus | Fără taxe',
  pricesIncludeTax:
    'Prețurile includ TVA | Toate prețurile includ TVA | Prețuri cu TVA inclus | Prețurile includ taxele',
  includingTax: 'TVA inclus | Cu TVA | Inclusiv TVA | Taxe incluse',
  pricesInCurrency:
    'Toate prețurile sunt în {id} | Prețuri în {id} | Toate sumele sunt în {id} | Sume în {id}',
  revisionsIncluded:
    '{number} runde de modificări incluse | Include {number} runde de modificări | {number} revizii incluse | Include {number} revizii | Până la {number} revizii incluse',
  changesCharged:
    'Modificările suplimentare se facturează separat | Lucrările suplimentare se facturează separat | Serviciile suplimentare se facturează separat',
  billedByTime:
    'Facturare după timpul lucrat | Facturare pe baza orelor lucrate | Facturare în funcție de timpul lucrat | În regie',
  travelExtra:
    'Cheltuielile de deplasare se facturează separat | Cheltuielile de deplasare nu sunt incluse | Plus cheltuieli de deplasare | Deplasarea nu este inclusă',
  ourTermsApply:
    'Se aplică termenii și condițiile noastre generale | Se aplică condițiile noastre generale | Se aplică termenii și condițiile noastre',
  cancellationTerms:
    'Anulare gratuită cu până la {days} zile înainte de dată | Anulare gratuită cu {days} zile înainte | Anulare gratuită cu cel puțin {days} zile înainte',
  cancellationFee:
    'Taxă de anulare: {percent} | Se aplică o taxă de anulare de {percent} | Taxă de anulare de {percent}',
  depositNotRefundable:
    'Avansul nu se restituie | Avansurile nu se restituie | Avansul nu este rambursabil | Avans nerambursabil',
  warrantyMonths:
    'Garanție: {number} luni | {number} luni garanție | Garanție de {number} luni | {number} de luni garanție',
  warrantyYears: 'Garanție: {number} ani | {number} ani garanție | Garanție de {number} ani',
  placeOfJurisdiction:
    'Instanța competentă: {name} | Instanțele competente sunt cele din {name} | Instanța competentă este cea din {name}',
  errorsExcepted: 'Sub rezerva erorilor și omisiunilor | Sub rezerva erorilor',
  validWithoutSignature:
    'Document valabil fără semnătură | Acest document este valabil fără semnătură | Document emis electronic, valabil fără semnătură | Valabil fără semnătură | Factura este valabilă fără semnătură și ștampilă',
  confidential: 'Confidențial | Această ofertă este confidențială | Strict confidențial',
  keepForRecords:
    'Vă rugăm să păstrați acest document | Păstrați acest document | Vă rugăm să păstrați această factură',

  returnedGoods: 'Retur marfă | Marfă returnată | Retur | Returnare marfă | Produse returnate',
  damagedGoods:
    'Marfă deteriorată | Marfă deteriorată la transport | Produs deteriorat | Deteriorat în timpul transportului',
  defectiveGoods: 'Marfă defectă | Produs defect | Articol defect | Produse defecte',
  wrongGoods: 'Produs greșit livrat | Marfă greșită | Livrare greșită | Articol greșit',
  missingGoods:
    'Articole lipsă | Livrare incompletă | Marfă nelivrată | Produse lipsă | Marfă lipsă',
  priceCorrection: 'Corecție de preț | Corectare preț | Preț greșit | Ajustare de preț',
  quantityCorrection: 'Corecție de cantitate | Corectare cantitate | Cantitate greșită',
  taxCorrection:
    'Corecție de taxă | Corecție TVA | Cotă de TVA greșită | Corectare TVA | Cotă de taxă greșită',
  duplicateInvoice:
    'Factură dublă | Facturat de două ori | Facturare dublă | Factură emisă de două ori',
  invoiceCancelled:
    'Anularea facturii | Factură anulată | Stornarea facturii | Storno factură | Factură stornată',
  cancelsInvoice:
    'Anularea facturii {id} | Storno factura {id} | Stornarea facturii {id} | Această notă de creditare anulează factura {id} | Storno la factura {id}',
  creditForInvoice:
    'Notă de creditare pentru factura {id} | Corecția facturii {id} | Notă de creditare la factura {id}',
  orderCancelled: 'Anularea comenzii | Comandă anulată',
  subsequentDiscount: 'Reducere ulterioară | Reducere acordată ulterior | Discount retroactiv',
  goodwill: 'Gest comercial | Ca gest de bunăvoință | Credit de bunăvoință',
  overpayment: 'Plată în plus | Restituirea sumei plătite în plus | Sumă plătită în plus',
  serviceNotRendered: 'Serviciu neprestat | Servicii neprestate',
  lateDelivery: 'Livrare cu întârziere | Întârziere la livrare | Livrare întârziată',
  refundByTransfer:
    'Rambursare prin transfer bancar | Suma va fi rambursată prin transfer bancar | Restituire prin transfer bancar | Suma va fi restituită prin transfer bancar',
  refundWithinDays:
    'Suma va fi rambursată în termen de {days} zile | Rambursare în termen de {days} zile | Rambursare în {days} zile',
  refundByOriginalMethod:
    'Rambursare prin metoda de plată inițială | Suma va fi rambursată prin metoda de plată inițială',
  setOffNextInvoice:
    'Suma va fi dedusă din următoarea factură | Se va compensa cu următoarea factură | Suma va fi compensată cu următoarea factură',
  sorryForInconvenience:
    'Ne cerem scuze pentru neplăcerile create | Ne cerem scuze pentru inconvenient | Ne pare rău pentru neplăcerile create | Ne cerem scuze pentru disconfort',
}
