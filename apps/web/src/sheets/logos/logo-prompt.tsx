import { longestDescription } from '@sheaf/contract/logo-generation'
import { Sparkles } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { LogoGenerator } from './logo-generator.tsx'
import { logoPlan } from './logo-plan.ts'

type LogoPromptProps = Omit<ComponentProps<typeof LogoGenerator>, 'trigger' | 'description'> & {
  /** Asks what the logo should show before it goes on. */
  readonly isDescribed: boolean
  readonly isDisabled: boolean
}

/** The way to a logo that is drawn, below the ways to one that exists. */
export function LogoPrompt(props: LogoPromptProps) {
  const { isDescribed, isDisabled, ...ofDocument } = props
  const [description, setDescription] = useState('')

  function requireWords(event: MouseEvent) {
    if (!isDescribed || (ofDocument.companyName.trim() !== '' && description.trim() !== '')) return
    event.preventDefault()
    toast(missing)
  }

  return (
    <div className="flex flex-col items-start gap-2 border-hairline border-t pt-2">
      {isDescribed && (
        <TextField
          label="Logo description"
          placeholder="A fox, a bakery, three waves"
          frameClassName="w-full"
          maxLength={longestDescription}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      )}
      <LogoGenerator
        {...ofDocument}
        description={description}
        trigger={
          <Button size="small" variant="quiet" disabled={isDisabled} onClick={requireWords}>
            <Sparkles aria-hidden="true" className="size-4" />
            Generate logo
            <PlanMarks />
          </Button>
        }
      />
    </div>
  )
}

const missing = {
  title: 'Missing Information',
  description: 'Please enter company name and logo description',
  variant: 'destructive',
} as const

/** What the button costs: Premium, but for what the free plan gives. */
function PlanMarks() {
  const session = useCurrentUser()
  const freeLeft = session.state === 'member' ? logoPlan(session.user).freeLeft : 0
  return (
    <>
      <span className={planMark}>PREMIUM</span>
      {freeLeft > 0 && <span className={planMark}>{freeLeft} free</span>}
    </>
  )
}

const planMark =
  'rounded-[4px] bg-spruce-tint px-1.5 font-semibold text-[0.6875rem] text-spruce tracking-wide'
