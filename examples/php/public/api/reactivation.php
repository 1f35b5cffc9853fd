<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// A deletion is taken back by a mailed link.
method('POST');
if (isset($_GET['request'])) {
    $email = strtolower((string) (body()['email'] ?? ''));
    $leaving = one("SELECT * FROM members WHERE email = ? AND status = 'pending_deletion'", $email);
    if ($leaving !== null) {
        mailActivation($leaving, '/reactivate/do', DELETION_DAYS);
    }
    // The same answer for every address: nobody learns who has an account.
    done();
}
activateBy((string) (body()['code'] ?? ''), 'pending_deletion');
done();
