import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import type { Orm } from '../db/database.ts'
import { createWritingRoom } from '../e-invoices/writing-room.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { createAddLogos } from '../logos/add-logos.ts'
import { createLogos } from '../logos/service.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { PictureRoom } from '../objects/picture-room.ts'
import { createObjects } from '../objects/service.ts'
import { createObjectRecords } from '../objects/store.ts'
import { createSweepPlan } from '../objects/sweep.ts'
import { createDrawPdf } from './draw-pdf.ts'
import { createRenderDocument } from './render-document.ts'

type World = {
  readonly orm: Orm
  readonly typesetter: Typesetter
  readonly files: ObjectStore
  readonly pictures: PictureRoom
  readonly jobs: Jobs
  readonly keys: Keys
  readonly now: () => Date
}

/** All that draws the documents of users with their logos, for requests and for jobs. Its room is to be closed. */
export function createDrawing({ orm, typesetter, files, pictures, jobs, keys, now }: World) {
  const records = createObjectRecords(orm)
  const objects = createObjects({ records, files, pictures, uploadKey: keys.uploads, now })
  const planSweep = createSweepPlan(jobs)
  const addLogos = createAddLogos({ orm, objects, planSweep, now })
  const logos = createLogos({ orm, objects, addLogos, planSweep })
  const renderDocument = createRenderDocument({ typesetter })
  const writingRoom = createWritingRoom()
  const drawPdf = createDrawPdf({ logos, renderDocument, writingRoom })
  return { objects, planSweep, addLogos, logos, renderDocument, writingRoom, drawPdf }
}
