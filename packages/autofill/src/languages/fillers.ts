import { fold } from '../finding/fold.ts'
import type { Language } from './languages.ts'

// Words that lead to what is sold or follow it, and are no part of its name.
const words: Readonly<Record<Language, string>> = {
  en: "i|i'd|i'll|i've|we|we'd|we'll|we've|you|he|she|they|it|its|it's|did|do|does|done|worked|work's|spent|have|has|had|please|pls|plz|order|ordered|send|sent|need|needs|needed|would|will|like|want|wants|for|on|the|a|an|of|to|at|with|in|into|by|from|bill|invoice|invoiced|charge|charged|charging|us|our|your|my|me|is|was|were|are|be|been|this|that|these|those|also|then|and|plus|as|agreed|which|total|totals|can|could|add|added|adding|include|includes|including|came|comes|costs|cost|price|priced|rate|per|each|so|just|only|another|extra's|make|makes|made|both|get|put|quote|quoted|let's|lets|there|here|again|ok|okay|yes|hi|thanks|total's|some|any|all|same|time|day's|took|take|takes|about|it'll|logged|logging|booked|delivered|did|you'll|he'll|namely|qty|quantity|approx|flat|fee|fixed|lump|sum|if|our|should|go|goes|provide|provided|supply|supplied|deliver|first|second|third|last|finally|next|out|up|off|off,|x|@",
  de: 'ich|wir|sie|er|es|du|ihr|uns|mir|haben|habe|hat|hatte|hatten|bitte|bestellen|bestelle|brauchen|benötigen|möchten|möchte|würden|für|den|die|das|der|dem|des|ein|eine|einen|einem|einer|von|vom|zu|zum|zur|mit|an|am|im|in|auf|bei|und|sowie|plus|dazu|noch|auch|dann|ist|sind|war|waren|wird|werden|berechnen|abrechnen|abgerechnet|gearbeitet|geleistet|je|pro|à|a|kosten|kostet|preis|gesamt|insgesamt|macht|ergibt|gerne|gern|hier|wie|vereinbart|besprochen|unser|unsere|unseren|euer|eure|ihre|davon|jeweils|außerdem|zusätzlich|nochmal|bitte,|ca|stück|pauschal|honorar|als|soll|sollen|kommt|kommen|hinzu|ferner|zunächst|folgende|folgenden|liefern|lieferung|rechnung|stellen|stelle',
  fr: 'je|nous|vous|il|elle|ils|on|me|moi|avons|ai|avez|a|ont|avoir|merci|de|du|des|la|le|les|un|une|au|aux|pour|par|sur|dans|avec|à|et|plus|ainsi|que|qui|est|sont|était|facturer|facturez|commander|commande|souhaitons|souhaite|voudrais|voudrions|besoin|soit|au|prix|tarif|total|coût|coûte|ce|cette|ces|notre|nos|votre|vos|mon|ma|mes|puis|aussi|également|travaillé|effectué|réalisé|passé|livrer|raison|forfait|bien|vouloir|pouvez|compter|faut|ajouter|comprend|faire|fait|veuillez|en|y|d|l|prévoir|même',
  es: 'yo|nosotros|me|nos|le|les|he|hemos|ha|han|por|para|de|del|el|la|los|las|un|una|unos|unas|a|al|en|con|y|e|más|también|que|es|son|fue|favor|factura|facturar|facturen|pedir|pedimos|necesitamos|necesito|quiero|queremos|quería|total|precio|cuesta|cuestan|coste|este|esta|estos|estas|nuestro|nuestra|su|sus|tu|tus|mi|mis|trabajado|hecho|realizado|luego|además|tarifa|cada|sería|serían|serán|añadir|incluye|incluir|enviar|envíen|envíenos|hay|como|acordado|dedicado|invertido',
  it: "io|noi|mi|ci|vi|ho|abbiamo|ha|hanno|per|di|del|della|dello|dei|delle|degli|il|lo|la|i|gli|le|un|una|uno|a|al|alla|ai|alle|in|nel|nella|con|su|sul|sulla|e|ed|più|anche|che|è|sono|era|favore|fattura|fatturare|fatturate|ordinare|ordiniamo|servono|serve|vorrei|vorremmo|totale|prezzo|costo|costa|costano|questo|questa|nostro|nostra|vostro|vostra|mio|mia|poi|inoltre|lavorato|fatto|svolto|tariffa|da|dal|dalla|sarebbe|aggiungere|prego|come|concordato|ore|l'|dell'|all'|nell'|d'|tue|tuo",
  nl: 'ik|wij|we|je|jij|jullie|u|hij|mij|ons|heb|hebben|heeft|had|graag|alstublieft|aub|svp|bestellen|bestel|nodig|zou|willen|wil|voor|de|het|een|van|met|aan|op|in|bij|te|naar|en|plus|ook|dan|nog|is|zijn|was|waren|wordt|worden|factureren|gefactureerd|factuur|gewerkt|besteed|kost|kosten|prijs|totaal|deze|dit|dat|die|onze|jouw|uw|mijn|per|tegen|à|a|kun|kan|kunnen|daarnaast|verder|afgesproken|zoals|samen|komt|daar|bij|leveren|sturen|stuur|gedaan',
  pt: 'eu|nós|me|nos|lhe|tenho|temos|tem|têm|fiz|fizemos|por|para|de|do|da|dos|das|o|a|os|as|um|uma|uns|umas|ao|à|em|no|na|nos|nas|com|e|mais|também|que|é|são|foi|foram|favor|fatura|faturar|faturem|encomendar|encomendamos|precisamos|preciso|gostaria|gostaríamos|queria|queríamos|total|preço|custa|custam|custo|este|esta|estes|nosso|nossa|vosso|vossa|seu|sua|meu|minha|depois|além|disso|trabalhei|trabalhadas|feito|tarifa|cada|seria|seriam|acrescentar|inclui|incluir|enviar|pelo|pela|pelas|pelos|dedicadas|combinado|como',
  pl: 'ja|my|wy|pan|pani|państwo|mi|nam|mam|mamy|ma|proszę|prosimy|prosze|o|za|do|na|w|we|z|ze|od|dla|po|i|oraz|plus|też|także|jest|są|był|było|była|będzie|zamawiam|zamawiamy|zamówić|potrzebujemy|potrzebuję|chcemy|chciałbym|chciałabym|faktura|fakturę|fakturę|wystawić|wystawienie|razem|łącznie|cena|cenie|koszt|kosztuje|ten|ta|to|te|nasz|nasza|nasze|mój|moja|wasz|przepracowałem|przepracowałam|przepracowane|zrobiłem|zrobiłam|stawka|stawką|każdy|następnie|jeszcze|jak|ustalono|ustaliliśmy|wyszło|wyszły|czyli|a|się|następujących|następujące',
}

const sets = new Map<string, ReadonlySet<string>>()

export function fillersIn(codes: readonly Language[]): ReadonlySet<string> {
  const key = codes.join()
  const made = sets.get(key)
  if (made) return made
  const all = new Set<Language>([...codes, 'en'])
  const set = new Set([...all].flatMap((code) => fold(words[code]).split('|')))
  sets.set(key, set)
  return set
}
