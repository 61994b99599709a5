import type pg from 'pg'

/** Values are written and read in one form, whatever a server or a role has set as its own. */
export async function fixTextForm(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set local client_encoding = 'UTF8';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local timezone = 'UTC';
    set local bytea_output = 'hex';
    set local extra_float_digits = 1;
    set local lc_monetary = 'C';
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`)
}
