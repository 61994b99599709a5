import { Mark, Wordmark } from '#ui/layout/brand.tsx'
import { Row, Specimen } from './specimen.tsx'

export function Brand() {
  return (
    <Specimen title="Mark and wordmark">
      <Row>
        <Wordmark className="mr-6" />
        <Mark className="size-4" />
        <Mark className="size-6" />
        <Mark className="size-10" />
        <Mark className="size-20" />
      </Row>
    </Specimen>
  )
}
