import classes from './grade-name-table.module.css'
import { gradeNames } from './grade-names.ts'

export function GradeNameTable() {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        Roughly the same condition in three places, from best to worst
      </caption>
      <thead>
        <tr>
          <th scope="col">Cardmarket</th>
          <th scope="col">This guide, TCGplayer</th>
          <th scope="col">Card Kingdom</th>
        </tr>
      </thead>
      <tbody>
        {gradeNames.map(({ cardmarket, here, cardKingdom }) => (
          <tr key={cardmarket}>
            <th scope="row">{cardmarket}</th>
            <td>{here}</td>
            <td>{cardKingdom}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
