import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays: 'Seachadadh laistigh de {days} lá | Am seachadta: {days} lá',
  deliveryWithinWorkingDays:
    'Seachadadh laistigh de {days} lá oibre | Am seachadta: {days} lá oibre | Seachadadh laistigh de {days} lá gnó',
  deliveryWithinWeeks:
    'Am seachadta i seachtainí: {number} | Seachadadh laistigh de {number} seachtain | Seachadadh laistigh de {number} seachtaine | Am seachadta: {number} seachtain',
  deliverByDate:
    'Seachadadh faoin {date} | Le seachadadh faoin {date} | Seachadtar faoin {date}, le do thoil',
  deliveredOnDate: 'Seachadta an {date} | Dáta seachadta: {date} | Seachadta {date}',
  serviceDate: 'Dáta na seirbhíse: {date} | Seirbhís tugtha an {date}',
  servicePeriod:
    'Tréimhse na seirbhíse: {date} – {date} | Tréimhse na seirbhíse: {date} go {date} | Tréimhse na seirbhíse: ón {date} go dtí an {date} | Seirbhísí tugtha ón {date} go dtí an {date}',
  servicePeriodMonth:
    'Tréimhse na seirbhíse: {month} | Tréimhse: {month} | Tréimhse bhilleála: {month}',
  billingPeriod:
    'Tréimhse bhilleála: {date} go {date} | Tréimhse: {date} go {date} | Tréimhse bhilleála: {date} – {date} | Tréimhse: {date} – {date}',
  datesMatchInvoice:
    'Is é dáta an tsonraisc dáta na seirbhíse | Is é dáta an tsonraisc an dáta seachadta | Is ionann dáta an tsoláthair agus dáta an tsonraisc',
  freeDelivery: 'Seachadadh saor in aisce | Postas saor in aisce',
  plusShipping:
    'Móide costais seachadta | Costais seachadta sa bhreis | Níl costais seachadta san áireamh',
  partialDelivery: 'Páirtseachadadh | Is féidir páirtseachadadh a dhéanamh',
  pickUp: 'Bailiú ag an gcustaiméir | Bailíonn an custaiméir | Le bailiú ag an gcustaiméir',
  deliveryByCourier: 'Seachadadh le cúiréir | Le cúiréir | Seolta le cúiréir',
  deliveryByMail: 'Seachadadh tríd an bpost | Tríd an bpost | Sa phost',
  deliveryByEmail: 'Seachadadh trí ríomhphost | Trí ríomhphost | Seolta trí ríomhphost',
  deliveryToAddress:
    'Seachadtar chuig an seoladh thuas, le do thoil | Seachadadh chuig an seoladh thuas',
  callBeforeDelivery:
    'Cuir glao roimh an seachadadh, le do thoil | Glaoigh roimh an seachadadh | Cuir glao roimh sheachadadh',
  deliverToReception: 'Seachadtar chuig an bhfáiltiú, le do thoil | Seachadadh chuig an bhfáiltiú',
  handleWithCare: 'Láimhseáil go cúramach | Sobhriste | Sobhriste, láimhseáil go cúramach',
  checkGoods:
    'Seiceáil na hearraí ar iad a fháil, le do thoil | Seiceáil na hearraí nuair a sheachadtar iad | Seiceáil na hearraí ar sheachadadh',
  reportDefects:
    'Tuairiscítear lochtanna laistigh de {days} lá, le do thoil | Ní mór lochtanna a thuairisciú laistigh de {days} lá',
  receivedInGoodOrder:
    'Faighte i ndea-riocht | Earraí faighte i ndea-riocht | Earraí faighte go hiomlán gan damáiste',
  confirmOrder:
    'Deimhnigh an t-ordú seo, le do thoil | Deimhnigh an t-ordú, le do thoil | Seol deimhniú ordaithe chugainn, le do thoil',
  quoteOrderNumber:
    'Luaigh uimhir an ordaithe ar an sonrasc, le do thoil | Luaigh uimhir an ordaithe ar gach doiciméad | Cuir uimhir an ordaithe ar an sonrasc',
  orderAsOffered:
    'Ordaímid leis seo | Ba mhaith linn an méid seo a leanas a ordú | Soláthair an méid seo a leanas, le do thoil',

  orderReference:
    'Ordú {id} | Ordú uimh. {id} | Uimhir an ordaithe: {id} | Ordú ceannaigh {id} | Uimhir ordaithe: {id}',
  yourOrder: 'D’ordú {id} | Bhur n-ordú {id} | Do ordú {id}',
  orderOfDate: 'Ordú an {date} | Ordú dar dáta {date}',
  yourOrderOfDate: 'D’ordú dar dáta {date} | Bhur n-ordú dar dáta {date}',
  invoiceReference:
    'Sonrasc {id} | Sonrasc uimh. {id} | Uimhir an tsonraisc: {id} | Uimhir sonraisc: {id}',
  invoiceOfDate:
    'Sonrasc {id} dar dáta {date} | Sonrasc {id} an {date} | Sonrasc uimh. {id} dar dáta {date}',
  quoteNumber:
    'Luachan {id} | Luachan uimh. {id} | Uimhir an luachain: {id} | Tairiscint {id} | Meastachán {id}',
  ourQuote: 'Ár luachan {id} | Ár dtairiscint {id}',
  yourQuote: 'Do luachan {id} | Bhur luachan {id} | Do thairiscint {id}',
  contractReference: 'Conradh {id} | Conradh uimh. {id} | De réir an chonartha {id}',
  projectReference: 'Tionscadal {name} | Tionscadal: {name}',
  customerNumber: 'Uimhir chustaiméara: {id} | Uimhir chliaint: {id} | D’uimhir chustaiméara: {id}',
  asDiscussedWith:
    'Mar a pléadh le {name} | Mar a comhaontaíodh le {name} | Mar a socraíodh le {name}',
  contactPerson: 'Teagmhálaí: {name} | Do theagmhálaí: {name} | Teagmháil: {name}',
  attention: 'Chun aird: {name} | Faoi aird: {name}',

  thanks:
    'Go raibh maith agat | Go raibh maith agaibh | Míle buíochas | Buíochas | Go raibh míle maith agat',
  thanksBusiness:
    'Go raibh maith agat as do chuid gnó | Go raibh maith agat as gnó a dhéanamh linn | Go raibh maith agaibh as bhur gcuid gnó',
  thanksOrder:
    'Go raibh maith agat as d’ordú | Go raibh maith agaibh as bhur n-ordú | Míle buíochas as d’ordú',
  thanksTrust: 'Go raibh maith agat as do mhuinín | Go raibh maith agat as muinín a chur ionainn',
  thanksInquiry:
    'Go raibh maith agat as d’fhiosrú | Go raibh maith agat as d’fhiosrúchán | Go raibh maith agat as d’iarratas',
  thanksCooperation:
    'Go raibh maith agat as do chomhoibriú | Go raibh maith agat as an gcomhoibriú | Ba mhór an pléisiúr oibriú leat',
  thanksPayment: 'Go raibh maith agat as d’íocaíocht | Go raibh maith agat as íoc go pras',
  thanksVisit: 'Go raibh maith agat as do chuairt',
  thanksUnderstanding: 'Go raibh maith agat as do thuiscint',
  lookForwardWork:
    'Táimid ag tnúth le bheith ag obair leat | Tá mé ag tnúth le bheith ag obair leat | Táimid ag súil le bheith ag obair leat',
  lookForwardOrder: 'Táimid ag tnúth le d’ordú | Táimid ag súil le d’ordú',
  lookForwardReply:
    'Táimid ag tnúth le cloisteáil uait | Tá mé ag tnúth le cloisteáil uait | Táimid ag súil le do fhreagra',
  questionsContact:
    'Má tá aon cheist agat, déan teagmháil linn | Má tá ceisteanna agat, déan teagmháil linn | Déan teagmháil linn má tá aon cheist agat | Ná bíodh drogall ort teagmháil a dhéanamh linn',
  questionsContactAt:
    'Má tá aon cheist agat, déan teagmháil: {id} | Ceisteanna? {id} | Má tá ceisteanna agat, déan teagmháil le {id}',
  bestRegards: 'Le gach dea-ghuí | Le dea-ghuí | Is mise le meas | Le meas | Beir bua',
  dearSirOrMadam: 'A dhuine uasail | A chara',
  dearCustomer: 'A chustaiméir dhil | A chustaiméir | A chliaint',
  dearName: 'Dia duit, {name} | A {name}, a chara | A {name}',
  hello: 'Dia duit | Dia dhuit | Haigh | Maidin mhaith',
  invoiceForServices:
    'Seo thíos ár sonrasc do na seirbhísí a tugadh | Gearraimid as na seirbhísí seo a leanas | As seirbhísí a tugadh',
  offerAsFollows:
    'Tá áthas orainn an méid seo a leanas a thairiscint | Is mian linn an tairiscint seo a leanas a dhéanamh | Tairgimid mar seo a leanas',
  happyHolidays: 'Beannachtaí na féile | Beannachtaí an tséasúir',
  happyNewYear: 'Athbhliain faoi mhaise | Athbhliain faoi mhaise duit | Bliain nua faoi mhaise',

  quoteValidUntil:
    'Tá an luachan seo bailí go dtí an {date} | Luachan bailí go dtí an {date} | Tá an tairiscint seo bailí go dtí an {date} | Luachan bailí go dtí {date}',
  validUntil: 'Bailí go dtí an {date} | Bailí go dtí {date}',
  quoteValidForDays:
    'Tá an luachan seo bailí ar feadh {days} lá | Luachan bailí ar feadh {days} lá | Tá an tairiscint seo bailí ar feadh {days} lá',
  validForDays: 'Bailí ar feadh {days} lá',
  nonBinding:
    'Níl an luachan seo ina cheangal | Níl an tairiscint seo ina ceangal | Luachan neamhcheangailteach',
  acceptBySigning:
    'Sínigh agus seol ar ais an luachan seo chun glacadh leis, le do thoil | Chun glacadh leis, sínigh agus seol ar ais an luachan seo | Sínigh agus seol ar ais, le do thoil',
  goodForAgreement: 'Léite agus ceadaithe | Léite agus aontaithe | Aontaithe agus glactha',
  orderConfirmed: 'Deimhniú ordaithe | Deimhnímid d’ordú | Tá d’ordú deimhnithe',
  startAfterApproval:
    'Tosóidh an obair tar éis ceadú | Tosaíonn an obair tar éis glacadh leis an luachan | Tosaíonn an obair tar éis faofa',
  startAfterDeposit:
    'Tosóidh an obair nuair a gheofar an éarlais | Tosaíonn an obair tar éis an éarlais a fháil',
  startOnDate:
    'Tús na hoibre: {date} | Dáta tosaithe: {date} | Tosóidh an obair an {date} | Tús an tionscadail: {date}',
  completionByDate: 'Le críochnú faoin {date} | Dáta críochnaithe: {date} | Críochnú faoin {date}',
  pricesExcludeTax:
    'Níl CBL san áireamh sna praghsanna | Gach praghas gan CBL | Praghsanna gan CBL | Níl cáin san áireamh sna praghsanna',
  plusTax: 'Móide CBL | Gan CBL | Gan CBL san áireamh | Móide cáin',
  pricesIncludeTax:
    'Tá CBL san áireamh sna praghsanna | Tá cáin san áireamh sna praghsanna | Gach praghas le CBL san áireamh',
  includingTax: 'CBL san áireamh | Cáin san áireamh | Lena n-áirítear CBL',
  pricesInCurrency:
    'Airgeadra na bpraghsanna: {id} | Gach praghas in {id} | Gach méid in {id} | Airgeadra: {id}',
  revisionsIncluded:
    'Babhtaí leasuithe san áireamh: {number} | {number} babhta leasuithe san áireamh | Lena n-áirítear {number} babhta leasuithe',
  changesCharged:
    'Gearrtar as athruithe breise ar leithligh | Gearrtar as obair bhreise ar leithligh | Billeáiltear obair bhreise ar leithligh',
  billedByTime:
    'Billeáilte de réir an ama a caitheadh | De réir an ama a caitheadh | Billeáil de réir uaireanta oibre',
  travelExtra:
    'Gearrtar costais taistil ar leithligh | Móide costais taistil | Níl costais taistil san áireamh',
  ourTermsApply:
    'Tá ár dtéarmaí agus coinníollacha ginearálta i bhfeidhm | Tá ár dtéarmaí agus coinníollacha i bhfeidhm',
  cancellationTerms:
    'Cealú saor in aisce suas le {days} lá roimh ré | Cealú in aisce suas le {days} lá roimh an dáta',
  cancellationFee:
    'Táille chealaithe: {percent} | Gearrtar táille chealaithe {percent} | Táille chealaithe {percent}',
  depositNotRefundable: 'Ní aisíoctar an éarlais | Ní aisíoctar éarlaisí',
  warrantyMonths:
    'Barántas i míonna: {number} | Barántas {number} mí | Barántas: {number} mhí | Ráthaíocht: {number} mí',
  warrantyYears:
    'Barántas i mblianta: {number} | Barántas {number} bliain | Barántas: {number} bliana | Ráthaíocht: {number} bliain',
  placeOfJurisdiction: 'Dlínse: {name} | Áit dlínse: {name}',
  errorsExcepted: 'Earráidí agus easnaimh eisceite | Earráidí eisceite',
  validWithoutSignature:
    'Tá an doiciméad seo bailí gan síniú | Cruthaíodh an doiciméad seo go leictreonach agus tá sé bailí gan síniú | Bailí gan síniú | Tá an sonrasc seo bailí gan síniú',
  confidential: 'Faoi rún | Rúnda | Faoi rún daingean | Tá an luachan seo faoi rún',
  keepForRecords:
    'Coinnigh an doiciméad seo le haghaidh do thaifead | Coinnigh an sonrasc seo le haghaidh do thaifead',

  returnedGoods: 'Earraí ar ais | Earraí a cuireadh ar ais | Aischur earraí',
  damagedGoods: 'Earraí damáistithe | Damáiste iompair | Tháinig na hearraí damáistithe',
  defectiveGoods: 'Earraí lochtacha | Earra lochtach | Táirge lochtach',
  wrongGoods: 'Earraí míchearta seachadta | Earra mícheart seachadta | Seachadadh mícheart',
  missingGoods: 'Earraí ar iarraidh | Earraí nár seachadadh | Seachadadh neamhiomlán',
  priceCorrection: 'Ceartú praghais | Coigeartú praghais | Praghas mícheart',
  quantityCorrection: 'Ceartú cainníochta | Cainníocht mhícheart',
  taxCorrection: 'Ceartú cánach | Ráta cánach mícheart | Ceartú CBL',
  duplicateInvoice: 'Sonrasc dúblach | Sonrasc eisithe faoi dhó | Billeáilte faoi dhó',
  invoiceCancelled: 'Cealú an tsonraisc | Sonrasc curtha ar ceal | Sonrasc cealaithe',
  cancelsInvoice:
    'Cealú an tsonraisc {id} | Cuireann an nóta creidmheasa seo sonrasc {id} ar ceal | Cealú sonrasc {id}',
  creditForInvoice:
    'Creidmheas don sonrasc {id} | Nóta creidmheasa don sonrasc {id} | Ceartú an tsonraisc {id}',
  orderCancelled: 'Cealú an ordaithe | Ordú curtha ar ceal | Ordú cealaithe',
  subsequentDiscount: 'Lascaine iar-tugtha | Lascaine ina dhiaidh sin',
  goodwill: 'Comhartha dea-mhéine | Dea-mhéin | Creidmheas dea-mhéine',
  overpayment: 'Ró-íocaíocht | Aisíoc na ró-íocaíochta',
  serviceNotRendered: 'Seirbhís nár tugadh | Seirbhísí nár tugadh | Níor tugadh an tseirbhís',
  lateDelivery: 'Seachadadh déanach | Moill ar an seachadadh',
  refundByTransfer:
    'Aisíoc trí aistriú bainc | Aisíocfar an méid trí aistriú bainc | Aisíoc chuig do chuntas bainc',
  refundWithinDays: 'Aisíocfar an méid laistigh de {days} lá | Aisíoc laistigh de {days} lá',
  refundByOriginalMethod:
    'Aisíoc chuig an modh íocaíochta bunaidh | Aisíocfar an méid chuig an modh íocaíochta bunaidh',
  setOffNextInvoice:
    'Bainfear an méid den chéad sonrasc eile | Cuirfear an creidmheas i leith an chéad sonraisc eile',
  sorryForInconvenience:
    'Gabhaimid leithscéal as an míchaoithiúlacht | Tá brón orainn faoin míchaoithiúlacht | Gabh ár leithscéal as an trioblóid',
}
