import { FolderInput } from 'lucide-react'
import { useLocation } from 'wouter'
import { useFileDrop } from '#studio/autofill/use-file-drop.ts'
import { handFile, mayBeOpened } from '#studio/e-invoice/handed-file.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'

/** The way to open a file; one that is dropped anywhere on the dashboard goes the same way. */
export function OpenFile() {
  const [, navigate] = useLocation()
  useFileDrop((file) => {
    if (!mayBeOpened(file)) return
    handFile(file)
    navigate('/open')
  })
  return (
    <ButtonLink href="/open">
      <FolderInput aria-hidden="true" className="size-4" />
      Open a File
    </ButtonLink>
  )
}
