title = Una molécula tuya
about = Elige un objetivo, escríbelo como SMILES y planea el camino. Aquí es el isopreno.

any-molecule = Gana quien sintetice primero el objetivo, y este puede ser una molécula tuya. Aquí es el isopreno, el ladrillo del caucho natural.
smiles = En la sala de espera, escribe su nombre o su SMILES: CC(=C)C=C. Las letras son átomos, = es un enlace doble, los paréntesis encierran una rama.
limits = Tu molécula puede tener carbono, hidrógeno y oxígeno, enlaces simples y dobles, y anillos de cinco o seis átomos. Debe existir un camino hasta ella.
start = Planea hacia atrás. En medio hay un carbono con un CH₃ y sitio para dos enlaces: es el reactivo n.º 2. Empieza por él.
    .nudge = Busca un CH₃ junto a un carbono con un centro amarillo y otro morado: el n.º 2.
dice = Faltan dos partes: =CH₂ y –CH=CH₂. Lanza tres dados de Reactivo y uno de Química.
    .nudge = Necesitas reactivos: tres dados de Reactivo y uno de Química.
hinge = Toma el n.º 7, la bisagra CH. Su centro morado puede formar un enlace doble.
    .nudge = Además del n.º 2, solo un reactivo tiene un centro morado: el n.º 7.
vinyl = Y el n.º 6, el vinilo: es la parte derecha del isopreno, ya hecha.
    .nudge = Busca –CH=CH₂ con un centro amarillo: el n.º 6.
double = Morado se une con morado: forma un enlace doble en C1.
    .nudge = Elige C1, que tiene el centro morado, y luego el enlace doble.
use-hinge = Usa el n.º 7. Un enlace doble es una Reacción como las demás: 7 o más.
    .nudge = El n.º 7 tiene el centro morado que hace falta.
single = Un carbono tiene cuatro enlaces. C1 ya tiene tres, y su centro amarillo es el cuarto: forma ahí un enlace simple.
    .nudge = Elige otra vez C1: su centro amarillo sigue libre.
use-vinyl = Usa el n.º 6, el vinilo.
    .nudge = El n.º 6 trae –CH=CH₂.
rubber = Ya están los cinco carbonos. En 1860 Greville Williams calentó caucho, halló esta molécula en los vapores y la llamó isopreno.
one-to-go = Falta una manipulación: en la próxima ronda, un hidrógeno en C3, con 5 o más. Termina tu turno y gana tu propia molécula.
