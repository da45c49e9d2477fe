# Cu cărțile la vedere
problem-position-no-cards = Nu a mai rămas nicio carte.
problem-position-trick = Levata în curs are mai mult de { $expected } cărți: { $found }.
problem-solver-missing = Programul de analiză cu cărțile la vedere nu este instalat: lipsește pachetul { $found }. Se instalează cu: { $expected }.
problem-solver-refused = Programul de analiză cu cărțile la vedere a refuzat o poziție ({ $found }).
problem-worker-lost = Un proces al analizei s-a încheiat fără răspuns, de două ori, la: { $found }. Încercați cu mai puține procese.
problem-worker-not-started = Un proces al analizei nu a pornit. Un script care folosește un pool își ține pornirea după if __name__ == "__main__".

# arbitro dd
dd-par = Par: { $score } ({ $contracts })
dd-par-nothing = Par: nimeni nu are ce licita
dd-before-lead =
    { $tricks ->
        [one] Cu cărțile la vedere înainte de atac: o levată
       *[other] Cu cărțile la vedere înainte de atac: { $tricks } levate
    }
dd-declarer = levate
dd-solving = Analiză
dd-added =
    { $added ->
        [one] S-a scris { $file }: un etui are etichete noi.
        [few] S-a scris { $file }: { $added } etuiuri au etichete noi.
       *[other] S-a scris { $file }: { $added } de etuiuri au etichete noi.
    }
problem-time-limit = Niciun răspuns după { $found } s. Acordați mai mult timp cu --limit.
problem-add-needs-pbn = Se pot adăuga etichete numai într-un fișier PBN, nu în { $found }.
