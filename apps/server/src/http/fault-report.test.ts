import { describe, expect, it } from 'vitest'
import { reportFault } from './fault-report.ts'

const clientText = 'Marker Ltd, 12 Example Street'

describe('reportFault', () => {
  it('says where it happened and of which kind it is', () => {
    const report = reportFault(new RangeError('out of range'))
    expect(report.type).toBe('RangeError')
    expect(report.frames[0]).toMatch(/^at .*fault-report\.test\.ts:\d+:\d+\)?$/)
  })

  it('keeps the names in a database error but none of the values', () => {
    const driverError = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: `Key (email)=(${clientText}) already exists.`,
    })
    const report = reportFault(
      Object.assign(
        new Error(`Failed query: insert\nparams: ${clientText}`, { cause: driverError }),
        {
          params: [clientText],
        },
      ),
    )
    expect(report.cause).toMatchObject({ code: '23505', constraint: 'users_email_key' })
    expect(JSON.stringify(report)).not.toContain('Marker')
  })

  it('does not take a message that imitates a stack for one', () => {
    const report = reportFault(new Error(`wrong\n    at ${clientText} (file.ts:1:1)`))
    expect(report.frames.length).toBeGreaterThan(0)
    expect(JSON.stringify(report)).not.toContain('Marker')
  })

  it('does not take client text in a code for a code', () => {
    const report = reportFault(Object.assign(new Error('x'), { code: clientText }))
    expect(JSON.stringify(report)).not.toContain('Marker')
  })

  it('survives what is no error and what is its own cause', () => {
    expect(reportFault(clientText)).toEqual({ type: 'string', frames: [] })
    const circular = new Error('again')
    circular.cause = circular
    expect(reportFault(circular).type).toBe('Error')
  })
})
