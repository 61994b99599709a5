import { type KeptSender, senderName } from '@sheaf/contract/sender'
import { type BusinessDocument, textAt, valueAt } from '@sheaf/domain/documents/document'
import { kinds } from '@sheaf/domain/documents/kinds'
import { useState } from 'react'
import { hasSignedOut } from '#api/signed-out.ts'
import type { TaxCheck } from '#document/writing/document-editor.ts'

/** The tax that a new document starts with is a suggestion until its writer keeps it, here or with their details. */
export function useTaxCheck(
  userId: string,
  document: BusinessDocument,
  sender: KeptSender | undefined,
): TaxCheck {
  const [isConfirmed, setIsConfirmed] = useState(() => hasConfirmed(userId))
  const isTheirs = isConfirmed || sender?.fields[senderName('tax.rate')] !== undefined
  return {
    isOpen: !isTheirs && hasSuggestedTax(document),
    confirm() {
      setIsConfirmed(true)
      keepConfirmation(userId)
    },
  }
}

function hasSuggestedTax(document: BusinessDocument): boolean {
  const suggested = kinds[document.kind].startsWith['tax.rate']
  return (
    suggested !== undefined &&
    textAt(document, 'tax.rate') === suggested &&
    valueAt(document, 'tax.isReverseCharge') !== true
  )
}

// Ends with the user's id: it goes when they sign out.
const keyOf = (userId: string) => `sheaf.tax-confirmed.${userId}`

function hasConfirmed(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null
  } catch {
    return false
  }
}

function keepConfirmation(userId: string): void {
  if (hasSignedOut(userId)) return
  try {
    localStorage.setItem(keyOf(userId), 'yes')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
