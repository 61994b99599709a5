import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} ({month}) | {thing} לחודש {month} | {thing} עבור {month} | {thing} {month} | {thing} חודש {month}',
  thingOnDate:
    '{thing} ({date}) | {thing} מיום {date} | {thing} בתאריך {date} | {thing} ביום {date} | {thing} {date}',
  thingFromTo:
    '{thing}, {date} עד {date} | {thing} מיום {date} עד יום {date} | {thing} מתאריך {date} עד {date} | {thing} {date} עד {date}',
  thingFromMonthToMonth:
    '{thing}, {month} עד {month} | {thing} {month} עד {month} | {thing} מחודש {month} עד חודש {month} | {thing} {month} – {month}',
  thingForName: '{thing} עבור {name} | {thing} בשביל {name}',
  thingForProject: '{thing} עבור פרויקט {name} | {thing} לפרויקט {name} | {thing} בפרויקט {name}',
  quantityOfThing: '{quantity} {thing} | {quantity} של {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} {thing} | {number} פעמים {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing:
    '{thing} וכן {thing} | {thing} & {thing} | {thing} ו {thing} | {thing} וגם {thing}',
  thingThingAndThing:
    '{thing}, {thing} וכן {thing} | {thing}, {thing} & {thing} | {thing}, {thing} וגם {thing}',
  thingIncluding:
    '{thing} כולל {thing} | {thing}, כולל {thing} | {thing} עם {thing} | {thing} לרבות {thing}',
  thingWithout:
    '{thing} ללא {thing} | {thing} לא כולל {thing} | {thing} בלי {thing} | {thing}, ללא {thing} | {thing}, לא כולל {thing}',
  including: 'כולל {thing} | לרבות {thing}',
  depositForThing: 'מקדמה עבור {thing} | תשלום מקדמה עבור {thing} | מקדמה על {thing}',
  thingOnSite: '{thing} באתר הלקוח | {thing} אצל הלקוח | {thing} בבית הלקוח',
  thingAsAgreed: '{thing} כפי שסוכם | {thing} לפי הסכם | {thing} כמוסכם | {thing}, כפי שסוכם',
  thingByInvoice:
    '{thing} לפי חשבונית {id} | {thing} בהתאם לחשבונית {id} | {thing} לפי חשבונית מס׳ {id}',
  thingByQuote:
    '{thing} לפי הצעה {id} | {thing} בהתאם להצעת מחיר {id} | {thing} לפי הצעת מחיר {id} | {thing} לפי הצעה מס׳ {id}',
  thingByOrder:
    '{thing} לפי הזמנה {id} | {thing} בהתאם להזמנה {id} | {thing} לפי הזמנת רכש {id} | {thing} לפי הזמנה מס׳ {id}',
  flatRateForThing: 'מחיר קבוע עבור {thing} | מחיר גלובלי עבור {thing} | סכום כולל עבור {thing}',
  thingFlatRate: '{thing} במחיר קבוע | {thing} במחיר גלובלי | {thing} קומפלט | {thing}, מחיר קבוע',
  thingUpTo: '{thing} עד {quantity} | {thing}, עד {quantity} | {thing} לכל היותר {quantity}',
  quantityAtMoney:
    '{quantity} במחיר {money} | {quantity} × {money} | {quantity} לפי {money} | {quantity} במחיר {money} ליחידה',
  quantityIncluded: '{quantity} כלולים במחיר | {quantity} כלול במחיר',
}
