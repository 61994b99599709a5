/** Stands in for the page on which people pay. */
export function payPage(wayOut: string): string {
  return page(
    'Pay',
    `<form method="post"><button>Pay $3.00</button></form><a href="${wayOut}">Back</a>`,
  )
}

/** Stands in for the page on which people cancel. */
export function portalPage(wayBack: string): string {
  return page(
    'Your plan',
    `<form method="post"><button>Cancel plan</button></form><a href="${wayBack}">Return</a>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`
}
