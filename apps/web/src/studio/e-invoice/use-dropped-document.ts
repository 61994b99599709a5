import { kindInText } from '@sheaf/domain/documents/field-labels'
import { useFileDrop } from '#studio/autofill/use-file-drop.ts'
import { nameOf } from '#studio/derive.ts'
import { useOpenDocument } from '#studio/use-open-document.ts'
import type { Studio } from '#studio/use-studio.ts'
import { toast } from '#ui/feedback/toast.ts'
import { mayBeOpened } from './handed-file.ts'
import { openOnThisMachine } from './opened-document.ts'
import { useOpenedLook } from './use-opened-look.ts'

/** A file dropped on an editor fills it, in one undo step; one of another kind opens beside it. */
export function useDroppedDocument(studio: Studio): void {
  const lookOf = useOpenedLook(studio.user)
  const { continueWith } = useOpenDocument(studio.user.id)
  useFileDrop((file) => {
    // A dialog that is open takes its files itself.
    if (!mayBeOpened(file) || document.querySelector('[role=dialog]')) return
    void open(file)
  })

  async function open(file: File) {
    const opened = await openOnThisMachine(file)
    if ('refusal' in opened || !opened.document) {
      const description = 'refusal' in opened ? opened.refusal : (opened.unfilled ?? '')
      toast({ title: 'File not opened', description, variant: 'destructive' })
      return
    }
    const styled = lookOf(opened)
    if (!styled) return
    if (styled.document.kind !== studio.editor.kind) {
      continueWith(styled)
      return
    }
    studio.editor.replace(styled.document)
    const was = kindInText(styled.document.kind)
    toast({
      title: `Opened ${nameOf(styled.document)}`,
      description: `Undo brings back the ${was} you had.`,
    })
  }
}
