import { useLocation } from 'wouter'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Wordmark } from '#ui/layout/brand.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'

/** The missing page, set as the kind of document that this product makes. */
export function NotFoundScreen() {
  const [address] = useLocation()
  return (
    <div className="grid grow place-items-center px-4 py-12 sm:py-20">
      <div className="relative w-full max-w-dialog">
        <Sheet className="absolute inset-0 rotate-2" />
        <Sheet className="absolute inset-0 -rotate-1" />
        <Sheet className="relative">
          <div className="flex flex-col gap-8 p-6 sm:p-10">
            <div className="flex items-center justify-between gap-4 border-ink border-b-2 pb-4">
              <Wordmark />
              <p className="translate-y-0.5 font-serif text-title">No. 404</p>
            </div>
            <div className="flex flex-col gap-3">
              <h1 className="text-heading">Page Not Found</h1>
              <p className="text-ink-soft">
                We couldn't find this page. The link may be out of date, or the address may have a
                typo.
              </p>
            </div>
            <table className="w-full text-left">
              <thead className="border-hairline border-b text-ink-soft text-small">
                <tr>
                  <th className="pb-2 font-normal">Address</th>
                  <th className="pb-2 text-right font-normal">Pages</th>
                </tr>
              </thead>
              <tbody>
                <tr className="border-hairline border-b align-top">
                  <td className="wrap-anywhere py-3 pr-6">{address}</td>
                  <td className="py-3 text-right">0</td>
                </tr>
              </tbody>
              <tfoot>
                <tr className="font-medium">
                  <td className="py-3 text-right">Total</td>
                  <td className="w-20 py-3 text-right">0</td>
                </tr>
              </tfoot>
            </table>
            <ButtonLink href="/" variant="primary" className="self-start">
              Back to home
            </ButtonLink>
          </div>
        </Sheet>
      </div>
    </div>
  )
}
