import type { FieldPath } from '@sheaf/domain/documents/fields'

/** What stands before a colon when a line gives one thing that is neither a party, a figure nor a day. */
export const remarkLabels = {
  'people.requisitioner':
    'requisitioner|requested by|ordered by|bestellt von|besteller|angefordert von|demandeur|demandé par|solicitado por|solicitante|richiesto da|richiedente|aangevraagd door|aanvrager|requisitante|pedido por|zamawia|zamówił|osoba zamawiająca',
  'delivery.carrier':
    'ship via|shipping method|carrier|delivery method|versandart|versand per|versand durch|mode de livraison|transporteur|transportista|método de envío|forma de envío|corriere|vettore|spedizione tramite|verzendmethode|vervoerder|verzendwijze|transportadora|método de envio|sposób dostawy|sposób wysyłki|przewoźnik|shipped by|versand mit|livraison par|envío por|spedizione con|verzending via|envio por|wysyłka',
  'delivery.terms':
    'shipping terms|delivery terms|lieferbedingungen|lieferkondition|lieferkonditionen|conditions de livraison|condiciones de entrega|condizioni di consegna|resa|leveringsvoorwaarden|leveringsconditie|condições de entrega|warunki dostawy|incoterms|incoterm',
  'delivery.fobPoint': 'fob|fob point|f.o.b.',
  'texts.instructions':
    'special instructions|delivery instructions|instructions|besondere hinweise|hinweise zur lieferung|lieferhinweise|lieferhinweis|instructions particulières|consignes|instrucciones especiales|instrucciones|istruzioni particolari|istruzioni|bijzondere instructies|instructies|instruções especiais|instruções|instrukcje|uwagi do dostawy|instrukcje specjalne',
  'people.preparedBy':
    'prepared by|erstellt von|établi par|préparé par|preparado por|elaborado por|preparato da|redatto da|opgesteld door|elaborado por|sporządził|sporządziła|przygotował|przygotowała|quote prepared by|quoted by',
  'people.salesperson':
    'salesperson|sales rep|sales representative|account manager|verkäufer|commercial|comercial|agente|verkoper|vendedor|handlowiec|sales contact|vertriebsmitarbeiter',
  'references.customerId':
    'customer no|customer number|customer id|client id|client no|client number|customer code|cust no|customer #|kundennummer|kunden-nr|kundennr|kd-nr|kdnr|kunden nr|numéro client|n° client|code client|n° de client|número de cliente|nº cliente|nº de cliente|código de cliente|código cliente|codice cliente|cod. cliente|numero cliente|klantnummer|klantnr|klant-id|debiteurnummer|klantcode|n.º de cliente|numer klienta|nr klienta|kod klienta|id klienta|kundennr.|our customer number|account ref',
  'texts.reason':
    'reason|reason for credit|reason for the credit|credit reason|grund|begründung|grund der gutschrift|motif|raison|motivo|razón|causa|causale|motivazione|reden|reden van credit|razão|powód|przyczyna|powód korekty|przyczyna korekty',
  'texts.message':
    'note on the invoice|notes|note|remark|remarks|please add the note|anmerkung|hinweis|vermerk|bemerkung|note|remarque|nota|observaciones|notas|note|annotazioni|opmerking|opmerkingen|notitie|notas|observações|uwagi|adnotacja|comments|comment',
} as const satisfies Partial<Record<FieldPath, string>>

export type RemarkPath = keyof typeof remarkLabels

/** Ways to give money back, as nouns that a credit note can name. */
export const refundMethods =
  'bank transfer|my card|card|wire transfer|wire|credit card|original card|paypal|cheque|check|store credit|original payment method|account credit|überweisung|banküberweisung|kreditkarte|verrechnung|lastschrift|virement|virement bancaire|carte bancaire|chèque|transferencia|transferencia bancaria|tarjeta|cheque|bonifico|bonifico bancario|carta di credito|assegno|overschrijving|bankoverschrijving|overboeking|verrekening|creditcard|transferência|transferência bancária|cartão|przelew|przelewem|przelew bankowy|przelewem na konto|karta|kartą|gotówka|gotówką|cash|bar|efectivo|contanti|contant|espèces'

/** 'because the goods were damaged': what gives the reason inside a sentence. */
export const reasonWords =
  'because of|because|due to|owing to|on account of|wegen|aufgrund|weil|en raison de|car|parce que|à cause de|suite à|debido a|porque|a causa de|ya que|perché|poiché|in quanto|per via di|wegens|vanwege|omdat|uma vez que|por causa de|devido a|z powodu|ponieważ|ze względu na|gdyż|since'
