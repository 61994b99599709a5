import type { FormatId } from '../formats.ts'
import { datev } from './datev.ts'
import { freeAgent } from './freeagent.ts'
import { plainTable, workbook } from './plain-table.ts'
import type { Program } from './program.ts'
import { quickBooksDesktop } from './quickbooks-desktop.ts'
import { quickBooksOnline } from './quickbooks-online.ts'
import { ublFiles } from './ubl.ts'
import { xeroBills, xeroSales } from './xero.ts'
import { zohoBooks } from './zoho-books.ts'

export const programs: Readonly<Record<FormatId, Program>> = {
  'quickbooks-online': quickBooksOnline,
  'quickbooks-desktop': quickBooksDesktop,
  xero: xeroSales,
  'xero-bills': xeroBills,
  datev,
  freeagent: freeAgent,
  'zoho-books': zohoBooks,
  csv: plainTable,
  xlsx: workbook,
  ubl: ublFiles,
}
