import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} ({month}) | {thing} لشهر {month} | {thing} عن شهر {month} | {thing} {month} | {thing} خلال {month}',
  thingOnDate:
    '{thing} ({date}) | {thing} بتاريخ {date} | {thing} يوم {date} | {thing} {date} | {thing} في {date}',
  thingFromTo:
    '{thing} من {date} إلى {date} | {thing} من {date} حتى {date} | {thing} للفترة من {date} إلى {date}',
  thingFromMonthToMonth:
    '{thing} من {month} إلى {month} | {thing} من {month} حتى {month} | {thing} من شهر {month} إلى شهر {month}',
  thingForName: '{thing} لصالح {name} | {thing} من أجل {name} | {thing} لحساب {name}',
  thingForProject: '{thing} لمشروع {name} | {thing} في مشروع {name}',
  quantityOfThing: '{quantity} {thing} | {quantity} من {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing:
    '{thing} وكذلك {thing} | {thing} & {thing} | {thing} و {thing} | {thing} بالإضافة إلى {thing}',
  thingThingAndThing:
    '{thing}، {thing} وكذلك {thing} | {thing}، {thing} & {thing} | {thing}، {thing} و {thing}',
  thingIncluding:
    '{thing} شامل {thing} | {thing} مع {thing} | {thing} يشمل {thing} | {thing} متضمن {thing}',
  thingWithout:
    '{thing} بدون {thing} | {thing} لا يشمل {thing} | {thing} غير شامل {thing} | {thing} دون {thing}',
  including: 'شامل {thing} | يشمل {thing} | متضمن {thing}',
  depositForThing:
    'دفعة مقدمة عن {thing} | عربون {thing} | دفعة أولى عن {thing} | دفعة مقدمة مقابل {thing}',
  thingOnSite: '{thing} في موقع العميل | {thing} لدى العميل | {thing} في الموقع',
  thingAsAgreed: '{thing} حسب الاتفاق | {thing} كما تم الاتفاق | {thing} وفق الاتفاق',
  thingByInvoice:
    '{thing} حسب الفاتورة {id} | {thing} حسب الفاتورة رقم {id} | {thing} وفق الفاتورة {id}',
  thingByQuote:
    '{thing} حسب العرض {id} | {thing} حسب عرض السعر {id} | {thing} وفق العرض رقم {id} | {thing} وفق عرض السعر رقم {id}',
  thingByOrder:
    '{thing} حسب أمر الشراء {id} | {thing} وفق أمر الشراء {id} | {thing} حسب أمر الشراء رقم {id} | {thing} حسب الطلب رقم {id}',
  flatRateForThing: 'مبلغ مقطوع مقابل {thing} | مبلغ مقطوع عن {thing} | سعر ثابت مقابل {thing}',
  thingFlatRate: '{thing} بسعر ثابت | {thing} بمبلغ مقطوع | {thing} مقطوعية | {thing} بسعر مقطوع',
  thingUpTo: '{thing} بحد أقصى {quantity} | {thing} حتى {quantity}',
  quantityAtMoney:
    '{quantity} بسعر {money} | {quantity} × {money} | {quantity} بسعر {money} للواحدة',
  quantityIncluded: '{quantity} ضمن السعر | {quantity} مشمولة في السعر | {quantity} ضمن الباقة',
}
