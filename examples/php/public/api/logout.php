<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// A POST ends every login of the member; Rendez asks it where the settings say `logout_everywhere`.
if (method('GET', 'POST') === 'POST') {
    run('DELETE FROM logins WHERE member = ?', member()['id']);
}
logOut();
done();
