import {
  BookOpen,
  ClipboardList,
  FileSignature,
  Landmark,
  type LucideIcon,
  ReceiptText,
  Scale,
  Search,
  Sparkles,
  Store,
  UserRoundPen,
  Workflow,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'clipboard-list': ClipboardList,
  'file-signature': FileSignature,
  landmark: Landmark,
  'receipt-text': ReceiptText,
  scale: Scale,
  search: Search,
  sparkles: Sparkles,
  store: Store,
  'user-round-pen': UserRoundPen,
  workflow: Workflow,
}

export function GuideIcon({ name }: { readonly name: string }) {
  const Icon = icons[name] ?? BookOpen
  return <Icon aria-hidden="true" />
}
