import { Component, type ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

type Props = { readonly children: ReactNode }
type State = { readonly failed: boolean }

/** Keeps a fault on one screen from emptying the window. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Fault /> : this.props.children
  }
}

// A page left open while a newer version was installed asks for code that is gone: loading it anew mends that too.
function Fault() {
  return (
    <Notice
      title="Something went wrong"
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Reload page
        </Button>
      }
    >
      This page couldn't load. Everything you've saved is safe. Try reloading the page.
    </Notice>
  )
}
