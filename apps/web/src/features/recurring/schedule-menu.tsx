import type { Schedule } from '@sheaf/contract/schedules'
import { Ellipsis, Pause, PenLine, Play, Send, SkipForward, Trash2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { nameOfSchedule } from './schedule-words.ts'
import type { ScheduleActions } from './use-schedule-actions.tsx'

type ScheduleMenuProps = {
  readonly schedule: Schedule
  readonly actions: ScheduleActions
  /** Where buttons beside it offer the rest. */
  readonly isShort?: boolean
}

export function ScheduleMenu({ schedule, actions, isShort = false }: ScheduleMenuProps) {
  const [, navigate] = useLocation()
  const { id, state, coming } = schedule
  const hasNext = coming.length > 0
  const isOver = state === 'ended'
  return (
    <Menu
      trigger={
        <IconButton label={`More actions for ${nameOfSchedule(schedule)}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      {!isOver && !isShort && (
        <>
          <MenuItem icon={<PenLine />} onSelect={() => navigate(`/recurring/${id}/edit`)}>
            Edit
          </MenuItem>
          {state === 'active' ? (
            <MenuItem icon={<Pause />} onSelect={actions.pause}>
              Pause
            </MenuItem>
          ) : (
            <MenuItem icon={<Play />} onSelect={actions.resume}>
              Resume
            </MenuItem>
          )}
        </>
      )}
      {!isOver && (
        <>
          <MenuItem icon={<Send />} disabled={!hasNext} onSelect={actions.run}>
            Send next invoice now
          </MenuItem>
          <MenuItem icon={<SkipForward />} disabled={!hasNext} onSelect={actions.skip}>
            Skip next invoice
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem danger icon={<Trash2 />} onSelect={actions.remove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
