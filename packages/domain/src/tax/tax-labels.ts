/** The labels offered for the first tax; 'Custom' lets the user write one. */
export const taxLabels = ['Tax', 'VAT', 'GST', 'Sales Tax', 'Custom'] as const

export const defaultTax = { label: 'Tax', rate: '10' } as const

const presetRates: Partial<Record<string, string>> = { VAT: '20', GST: '10', 'Sales Tax': '8' }

/** The rate that choosing a label sets, or undefined when the rate stays as it is. */
export function presetRate(label: string): string | undefined {
  return presetRates[label]
}
