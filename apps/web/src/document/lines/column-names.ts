import type { ColumnRole } from './lines-from-rows.ts'

// Headings as people write them in the languages of most spreadsheets that we see.
const names: Readonly<Record<ColumnRole, readonly string[]>> = {
  itemNumber: [
    'item no',
    'item number',
    'item #',
    'no',
    '#',
    'sku',
    'code',
    'article',
    'ref',
    'pos',
    'artikelnr',
  ],
  description: [
    'description',
    'item',
    'service',
    'product',
    'name',
    'details',
    'task',
    'work',
    'beschreibung',
    'leistung',
    'bezeichnung',
    'artikel',
    'désignation',
    'descripción',
    'concepto',
    'descrizione',
    'omschrijving',
    'descrição',
    'opis',
  ],
  quantity: [
    'qty',
    'quantity',
    'hours',
    'hrs',
    'units',
    'count',
    'pcs',
    'days',
    'menge',
    'anzahl',
    'stunden',
    'quantité',
    'qté',
    'cantidad',
    'quantità',
    'aantal',
    'quantidade',
    'ilość',
  ],
  unit: ['unit', 'uom', 'einheit', 'unité', 'unidad', 'unità', 'eenheid'],
  price: [
    'price',
    'rate',
    'unit price',
    'unit cost',
    'cost',
    'price each',
    'hourly rate',
    'preis',
    'einzelpreis',
    'satz',
    'prix',
    'prix unitaire',
    'precio',
    'precio unitario',
    'prezzo',
    'prijs',
    'preço',
    'cena',
  ],
  taxRate: [
    'tax',
    'tax %',
    'vat',
    'vat %',
    'tax rate',
    'vat rate',
    'gst',
    'mwst',
    'ust',
    'tva',
    'iva',
    'btw',
  ],
  ignored: [
    'amount',
    'total',
    'line total',
    'sum',
    'subtotal',
    'betrag',
    'gesamt',
    'montant',
    'importe',
    'importo',
    'bedrag',
    'date',
    'datum',
  ],
}

const roleByName: ReadonlyMap<string, ColumnRole> = new Map(
  (Object.keys(names) as ColumnRole[]).flatMap((role) =>
    names[role].map((name) => [name, role] as const),
  ),
)

/** What a heading such as 'Unit price (USD)' stands for. */
export function columnNamed(heading: string): ColumnRole | undefined {
  const plain = heading
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[.:*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return roleByName.get(plain)
}
