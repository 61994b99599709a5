import { ButtonLink } from '#ui/actions/button-link.tsx'
import { SettingsSection } from './settings-section.tsx'

export function SupportSection() {
  return (
    <SettingsSection title="Support" help="Something doesn't work, or you have a question?">
      <ButtonLink href="/support">Contact support</ButtonLink>
    </SettingsSection>
  )
}
