import type pg from 'pg'

/** PostgreSQL refuses every change of a table as it does on a full disk, while something is done. */
export async function whileFull<T>(
  pool: pg.Pool,
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  await pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert or update on ${table} execute function no_room()`)
  try {
    return await work()
  } finally {
    await pool.query('drop function no_room cascade')
  }
}
