import { Download, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Row, Specimen } from './specimen.tsx'

export function Actions() {
  const [loading, setLoading] = useState(false)
  return (
    <Specimen title="Buttons and links">
      <Row>
        <Button variant="primary">
          <Download className="size-4" /> Download PDF
        </Button>
        <Button>Save Template</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">
          <Trash2 className="size-4" /> Delete
        </Button>
      </Row>
      <Row>
        <Button variant="primary" loading loadingLabel="Generating...">
          Generate Invoice
        </Button>
        <Button loading>Save Template</Button>
        <Button variant="danger" loading>
          Delete
        </Button>
        <Button loading={loading} loadingLabel="Signing in..." onClick={() => setLoading(true)}>
          Click to load
        </Button>
      </Row>
      <Row>
        <Button variant="primary" disabled>
          Primary
        </Button>
        <Button disabled>Secondary</Button>
        <Button variant="quiet" disabled>
          Quiet
        </Button>
        <Button variant="danger" disabled>
          Danger
        </Button>
      </Row>
      <Row>
        <Button size="small" variant="primary">
          Small
        </Button>
        <Button size="small">
          <Plus className="size-4" /> Add Line Item
        </Button>
        <IconButton label="Edit">
          <Pencil />
        </IconButton>
        <ButtonLink href="/">Button as link</ButtonLink>
        <TextLink href="/">A link in text</TextLink>
        <Spinner label="Loading" />
      </Row>
    </Specimen>
  )
}
