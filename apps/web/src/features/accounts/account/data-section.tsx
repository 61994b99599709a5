import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readOwnData } from '#api/accounts.ts'
import { tellFailure } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/actions/save-file.ts'
import { SettingsSection } from './settings-section.tsx'

export function DataSection() {
  const download = useMutation({
    mutationFn: readOwnData,
    onSuccess: (data) => saveFile(data, 'sheaf-data.json'),
    onError: (error) =>
      tellFailure('Download failed', error, "We couldn't load your data. Please try again."),
  })
  return (
    <SettingsSection
      title="Your data"
      help="Everything we store about you, in one file. Your clients and documents aren't in it: we don't store them, and the invoices that recurring billing and reminders keep stay encrypted."
    >
      <Button onClick={() => download.mutate()} loading={download.isPending}>
        <Download aria-hidden="true" className="size-4" />
        Download my data
      </Button>
    </SettingsSection>
  )
}
