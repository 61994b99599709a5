import { Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { Row, Specimen } from './specimen.tsx'

export function Overlays() {
  return (
    <Specimen title="Dialogs, menus, tooltips, toasts">
      <Row>
        <Dialog
          title="Rename template"
          description="The name is only for you; it is never printed."
          trigger={<Button>Dialog</Button>}
          footer={<Button variant="primary">Rename</Button>}
        >
          <TextField label="Name" defaultValue="Quay Street" />
        </Dialog>
        <DeleteDemo />
        <Menu trigger={<Button>Menu</Button>} align="start">
          <MenuItem icon={<Pencil />} onSelect={() => toast({ title: 'Edit' })}>
            Edit
          </MenuItem>
          <MenuItem icon={<Copy />} onSelect={() => toast({ title: 'Duplicate' })} disabled>
            Duplicate
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={() => toast({ title: 'Delete' })}>
            Delete
          </MenuItem>
        </Menu>
        <Tooltip text="More actions for this template">
          <IconButton label="More actions">
            <MoreHorizontal />
          </IconButton>
        </Tooltip>
      </Row>
      <Row>
        <Button
          onClick={() =>
            toast({
              title: 'Upload successful',
              description: 'Your file has been uploaded successfully.',
              duration: 2000,
            })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Delete Failed',
              description: '503: The server is busy. Please try again.',
              variant: 'destructive',
            })
          }
        >
          Destructive toast
        </Button>
      </Row>
    </Specimen>
  )
}

function DeleteDemo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirm dialog</Button>
      <ConfirmDialog
        title="Delete Template"
        description={'Are you sure you want to delete "Quay Street"? This action cannot be undone.'}
        confirmLabel="Delete"
        danger
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      />
    </>
  )
}
