import { isDocumentKind } from '@sheaf/domain/documents/kind'
import { useParams } from 'wouter'
import { StudioGate } from '#studio/studio-gate.tsx'
import { StudioScreen } from './studio-screen.tsx'

export function CreateScreen() {
  const { type = '' } = useParams()
  const kind = isDocumentKind(type) ? type : 'invoice'
  return <StudioGate kind={kind}>{(opened) => <StudioScreen {...opened} />}</StudioGate>
}
