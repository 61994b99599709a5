import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} ({month}) | {thing} {month} | {thing} μηνός {month} | {thing} μήνα {month} | {thing} για τον μήνα {month}',
  thingOnDate:
    '{thing} στις {date} | {thing} {date} | {thing} της {date} | {thing} την {date} | {thing} με ημερομηνία {date}',
  thingFromTo:
    '{thing} από {date} έως {date} | {thing} από {date} μέχρι {date} | {thing} από τις {date} έως τις {date} | {thing} για το διάστημα {date} έως {date}',
  thingFromMonthToMonth:
    '{thing}, {month} έως {month} | {thing} {month} έως {month} | {thing} {month} - {month} | {thing} από {month} έως {month}',
  thingForName: '{thing} για {name} | {thing} για την {name} | {thing} για τον {name}',
  thingForProject: '{thing} για το έργο {name} | {thing} έργο {name} | {thing} έργου {name}',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} φορές {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} και {thing}',
  thingThingAndThing: '{thing}, {thing} και {thing}',
  thingIncluding:
    '{thing}, περιλαμβάνεται: {thing} | {thing} με {thing} | {thing} συμπεριλαμβανομένων {thing} | {thing}, περιλαμβάνονται: {thing}',
  thingWithout:
    '{thing}, δεν περιλαμβάνεται: {thing} | {thing} χωρίς {thing} | {thing} εκτός από {thing}',
  including:
    'Περιλαμβάνεται: {thing} | Περιλαμβάνονται: {thing} | Περιλαμβάνει {thing} | Με {thing}',
  depositForThing: 'Προκαταβολή: {thing} | Προκαταβολή για {thing} | Προκαταβολή έναντι {thing}',
  thingOnSite: '{thing} επιτόπου | {thing} επί τόπου | {thing} στον χώρο του πελάτη',
  thingAsAgreed: '{thing} όπως συμφωνήθηκε | {thing} κατόπιν συμφωνίας | {thing} βάσει συμφωνίας',
  thingByInvoice: '{thing} βάσει τιμολογίου {id} | {thing} σύμφωνα με το τιμολόγιο {id}',
  thingByQuote: '{thing} βάσει προσφοράς {id} | {thing} σύμφωνα με την προσφορά {id}',
  thingByOrder: '{thing} βάσει παραγγελίας {id} | {thing} σύμφωνα με την παραγγελία {id}',
  flatRateForThing:
    'Κατ’ αποκοπή τιμή: {thing} | Σταθερή τιμή για {thing} | Κατ’ αποκοπή ποσό για {thing}',
  thingFlatRate: '{thing} κατ’ αποκοπή | {thing} με σταθερή τιμή',
  thingUpTo: '{thing} έως {quantity} | {thing} μέχρι {quantity}',
  quantityAtMoney: '{quantity} προς {money} | {quantity} × {money} | {quantity} από {money}',
  quantityIncluded:
    'Περιλαμβάνονται {quantity} | {quantity} περιλαμβάνονται | Περιλαμβάνει {quantity} | Συμπεριλαμβάνονται {quantity}',
}
