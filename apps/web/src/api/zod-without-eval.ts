// Zod tries whether `new Function` works; the content security policy refuses that and reports it.
// Said here, before any schema is made, and without loading zod, which the start page does without.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
