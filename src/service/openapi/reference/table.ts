import { html, type Html, type Part } from './html.ts';

/** A table whose first column names what a row is of. */
export function table(caption: string, columns: string[], rows: Part[][]): Html {
  return html` <table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(rowOf)}
    </tbody>
  </table>`;
}

function rowOf([name = '', ...cells]: Part[]): Html {
  return html` <tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}
