import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} ({month}) | {thing}, {month} के लिए | {month} के लिए {thing} | {thing} {month} | {month} माह हेतु {thing}',
  thingOnDate:
    '{thing} ({date}) | {thing}, दिनांक {date} | {thing} दिनांक {date} | {thing} {date} | {date} को {thing}',
  thingFromTo:
    '{thing}, {date} से {date} तक | {thing} {date} से {date} तक | {date} से {date} तक {thing} | {thing} {date} से {date}',
  thingFromMonthToMonth:
    '{thing}, {month} से {month} तक | {thing} {month} से {month} तक | {month} से {month} तक {thing} | {thing} {month} से {month}',
  thingForName:
    '{thing}, {name} के लिए | {name} के लिए {thing} | {thing} {name} के लिए | {thing}, {name} हेतु | {name} हेतु {thing}',
  thingForProject:
    '{thing}, परियोजना {name} के लिए | परियोजना {name} के लिए {thing} | {thing}, परियोजना: {name} | {thing}, प्रोजेक्ट: {name} | {name} प्रोजेक्ट के लिए {thing}',
  quantityOfThing: '{quantity} {thing} | {quantity} की {thing} | {quantity} का {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} {thing} | {number} नग {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing:
    '{thing} और {thing} | {thing} एवं {thing} | {thing} व {thing} | {thing} तथा {thing}',
  thingThingAndThing:
    '{thing}, {thing} और {thing} | {thing}, {thing} एवं {thing} | {thing}, {thing} तथा {thing} | {thing}, {thing} व {thing}',
  thingIncluding: '{thing}, {thing} सहित | {thing}, {thing} समेत | {thing}, {thing} के साथ',
  thingWithout: '{thing}, {thing} के बिना | {thing}, {thing} छोड़कर | {thing}, {thing} रहित',
  including: '{thing} सहित | {thing} समेत',
  depositForThing:
    'अग्रिम: {thing} | {thing} के लिए अग्रिम | {thing} के लिए अग्रिम राशि | {thing} के लिए बयाना | {thing} हेतु अग्रिम',
  thingOnSite:
    '{thing}, ग्राहक के स्थान पर | {thing} ग्राहक के स्थान पर | {thing} स्थल पर | {thing}, स्थल पर',
  thingAsAgreed:
    '{thing}, सहमति के अनुसार | {thing} सहमति के अनुसार | {thing} जैसा तय हुआ | {thing} चर्चा के अनुसार',
  thingByInvoice:
    '{thing}, बीजक {id} के अनुसार | {thing} बीजक {id} के अनुसार | बीजक {id} के अनुसार {thing} | {thing} इनवॉइस {id} के अनुसार | {thing}, इनवॉइस {id} के अनुसार',
  thingByQuote:
    '{thing}, कोटेशन {id} के अनुसार | {thing} कोटेशन {id} के अनुसार | कोटेशन {id} के अनुसार {thing}',
  thingByOrder:
    '{thing}, क्रय आदेश {id} के अनुसार | {thing} क्रय आदेश {id} के अनुसार | क्रय आदेश {id} के अनुसार {thing} | {thing} ऑर्डर {id} के अनुसार | {thing}, ऑर्डर {id} के अनुसार',
  flatRateForThing:
    'एकमुश्त शुल्क: {thing} | {thing} के लिए एकमुश्त शुल्क | {thing} के लिए निश्चित मूल्य | {thing} के लिए एकमुश्त राशि',
  thingFlatRate: '{thing}, एकमुश्त | {thing} एकमुश्त | {thing} निश्चित मूल्य पर',
  thingUpTo: '{thing}, अधिकतम {quantity} | {thing} अधिकतम {quantity} | {thing} {quantity} तक',
  quantityAtMoney:
    '{quantity}, दर {money} | {quantity} × {money} | {quantity} दर {money} | {quantity} की दर {money}',
  quantityIncluded: '{quantity} मूल्य में शामिल | {quantity} बिना अतिरिक्त शुल्क | {quantity} शामिल हैं',
}
